import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { useActions } from '../../../lib/useActions';
import { ActDialog } from '../../../ui/ActDialog';
import { ReasonField } from '../../../ui/ReasonField';
import { useAct } from '../../../ui/useAct';
import { useReason } from '../../../ui/useReason';
import type { Project } from '../project';
import { projectActions } from '../projectActions';

interface Props {
  readonly project: Project;
  readonly change: 'suspend' | 'resume';
  readonly onClose: () => void;
}

/** Stops what is offered, or offers it again, at once. Says what users will read of it. */
export function SuspendDialog({ project, change, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const words = `resources.projects.${change}`;
  const { reason, setReason, missing, shown, send } = useReason();
  const actions = useActions('projects', projectActions);
  const { act, busy, faultOf, faultBeside } = useAct({
    run: actions[change],
    onDone: () => {
      notify(`${words}.done`, { type: 'success' });
      refresh();
      onClose();
    },
  });
  return (
    <ActDialog
      title={translate(`${words}.title`, { name: project.title })}
      confirm={translate(`resources.projects.act.${change}`)}
      danger={change === 'suspend'}
      busy={busy}
      fault={faultBeside('reason')}
      onConfirm={() => {
        send((why) => {
          act({ projectId: project.id, reason: why });
        });
      }}
      onClose={onClose}
    >
      <p className="soft">{translate(`${words}.text`)}</p>
      <ReasonField
        autoFocus
        label={translate(`${words}.reason`)}
        value={reason}
        fault={faultOf('reason')}
        missing={missing}
        onChange={setReason}
      />
      {change === 'suspend' && (
        <div className="preview">
          <b>{translate(`${words}.preview`)}</b>
          {shown}
        </div>
      )}
    </ActDialog>
  );
}
