import { useNotify, useRefresh } from 'react-admin';
import { useActions } from '../../lib/useActions';
import { ReasonField } from '../../ui/field/ReasonField';
import { useAct } from '../../ui/useAct';
import { useReason } from '../../ui/useReason';
import { DecisionForm } from './DecisionForm';
import { useDraft, useForgetDrafts } from './drafts';
import { onVersion, useQueue, type DecisionProps, type QueueRequest } from '../queue';
import { useAnswers } from '../useAnswers';
import { useQueueWords } from '../useQueueWords';

interface Props extends DecisionProps<QueueRequest> {
  readonly act: 'hold' | 'sendBack';
}

/** The note, from its empty field to the server's answer. */
function useNote({ request, act, onClose }: Props) {
  const { resource, acts } = useQueue();
  const run = useActions(resource, acts)[act];
  const words = useQueueWords();
  const notify = useNotify();
  const refresh = useRefresh();
  const forget = useForgetDrafts();
  const { changed, refused } = useAnswers();
  const draft = `${resource}/${request.id}/${act}`;
  const note = useReason(useDraft(`${draft}/note`));
  const { act: send, ...rest } = useAct({
    run,
    onDone: (fresh) => {
      changed(fresh);
      forget(draft);
      onClose();
      refresh();
      notify(words(`notice.${act}`), { type: 'success' });
    },
    onRefused: refused(request),
  });
  const confirm = () => {
    note.send((text) => {
      send({ ...onVersion(request), note: text });
    });
  };
  return { note, confirm, ...rest };
}

/** Why a request is put on hold, or sent back to the first person: read by staff alone. */
export function NoteForm(props: Props) {
  const { act, held, onClose } = props;
  const words = useQueueWords();
  const { note, confirm, busy, faultOf, faultBeside } = useNote(props);
  return (
    <DecisionForm
      title={words(`${act}.title`)}
      confirm={words(`action.${act}`)}
      busy={busy}
      held={held}
      fault={faultBeside('note', 'reason')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="soft">{words(`${act}.text`)}</p>
      <ReasonField
        label={words(`${act}.note`)}
        value={note.reason}
        fault={faultOf('note') ?? faultOf('reason')}
        missing={note.missing}
        autoFocus
        onChange={note.setReason}
      />
    </DecisionForm>
  );
}
