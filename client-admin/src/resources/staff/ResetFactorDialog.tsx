import { useActions } from '../../lib/useActions';
import { ReasonDialog } from '../../ui/ReasonDialog';
import { useClosingAct } from '../../ui/useClosingAct';
import { staffActions } from './staffActions';

const words = 'resources.staff.reset';

interface Props {
  readonly member: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** A lost device: the factor goes, and its owner sets up another when they sign in next. */
export function ResetFactorDialog({ member: { id: staffId, name }, onClose }: Props) {
  const { resetFactor } = useActions('staff', staffActions);
  const acting = useClosingAct({ run: resetFactor, done: `${words}.done`, onClose });
  return (
    <ReasonDialog
      danger
      words={words}
      values={{ name }}
      acting={acting}
      onReason={(reason) => {
        acting.act({ staffId, reason });
      }}
      onClose={onClose}
    />
  );
}
