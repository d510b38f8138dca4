import { defaultLanguage, languageFacts, readLanguage } from '../../../../../schema/languages';
import { useActions } from '../../../lib/useActions';
import { DecisionForm } from '../../../queue/decision/DecisionForm';
import { useDraft } from '../../../queue/decision/drafts';
import { ReasonChoices } from '../../../queue/decision/ReasonChoices';
import { useDecided } from '../../../queue/decision/useDecided';
import { onVersion, type DecisionProps } from '../../../queue/queue';
import { useAnswers } from '../../../queue/useAnswers';
import { useQueueWords } from '../../../queue/useQueueWords';
import { ReasonField } from '../../../ui/field/ReasonField';
import { useAct } from '../../../ui/useAct';
import { useReason } from '../../../ui/useReason';
import type { Dispute } from '../dispute';
import { disputeActions } from '../disputeActions';
import { decisionReasons, reasonsOf } from './decisionReasons';

type Finding = 'approve' | 'refuse';

/** A decision is words: what the user reads, in the user’s own language, whichever it is. */
function DecideForm({
  act: finding,
  ...props
}: DecisionProps<Dispute> & { readonly act: Finding }) {
  const { request, held, onClose } = props;
  const words = useQueueWords();
  const actions = useActions('disputes', disputeActions);
  const { refused } = useAnswers();
  const onDone = useDecided<Dispute>(onClose, ({ order }) => ({ number: order.number }));
  const { reason, setReason, missing, shown, send } = useReason(
    useDraft(`disputes/${request.id}/${finding}/reason`),
  );
  const { act, idempotencyKey, ...sending } = useAct({
    run: actions[finding],
    onDone,
    onRefused: refused(request),
  });
  const language = readLanguage(request.user.language) ?? defaultLanguage;
  const first = finding === 'approve' && request.firstApproval === null;
  const say = (name: string) =>
    words(`${finding}.${name}`, { language: languageFacts[language].name });
  return (
    <DecisionForm
      title={say('title')}
      confirm={say(first ? 'first' : 'confirm')}
      danger={finding === 'approve'}
      busy={sending.busy}
      held={held}
      fault={sending.faultBeside('reason')}
      onConfirm={() => {
        send((why) => {
          act({ ...onVersion(request), reason: why, idempotencyKey });
        });
      }}
      onClose={onClose}
    >
      <p className="soft">{say(first ? 'firstText' : 'text')}</p>
      <ReasonChoices
        label={words('decide.presets')}
        choices={reasonsOf[finding].map((name) => ({
          label: words(`decide.preset.${name}`),
          reason: decisionReasons[language][name],
        }))}
        chosen={reason}
        onChoose={setReason}
      />
      <ReasonField
        label={words('decide.reason')}
        value={reason}
        fault={sending.faultOf('reason')}
        missing={missing}
        onChange={setReason}
      />
      <div className="preview">
        <b>{words('decide.preview')}</b>
        <span lang={languageFacts[language].tag}>{shown}</span>
      </div>
    </DecisionForm>
  );
}

/** The settlement was wrong: two people say so. */
export const WrongForm = (props: DecisionProps<Dispute>) => <DecideForm act="approve" {...props} />;

/** The settlement was right. */
export const RightForm = (props: DecisionProps<Dispute>) => <DecideForm act="refuse" {...props} />;
