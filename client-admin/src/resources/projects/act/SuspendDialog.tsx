import { useActions } from '../../../lib/useActions';
import { ReasonDialog } from '../../../ui/ReasonDialog';
import { useClosingAct } from '../../../ui/useClosingAct';
import type { Project } from '../project';
import { projectActions } from '../projectActions';

interface Props {
  readonly project: Project;
  readonly change: 'suspend' | 'resume';
  readonly onClose: () => void;
}

/** Stops what is offered, or offers it again, at once. Says what users will read of it. */
export function SuspendDialog({ project, change, onClose }: Props) {
  const words = `resources.projects.${change}`;
  const actions = useActions('projects', projectActions);
  const acting = useClosingAct({ run: actions[change], done: `${words}.done`, onClose });
  return (
    <ReasonDialog
      words={words}
      values={{ name: project.title }}
      confirm={`resources.projects.act.${change}`}
      {...(change === 'suspend' && { danger: true, preview: `${words}.preview` })}
      acting={acting}
      onReason={(reason) => {
        acting.act({ projectId: project.id, reason });
      }}
      onClose={onClose}
    />
  );
}
