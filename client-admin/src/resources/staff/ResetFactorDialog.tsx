import { useTranslate } from 'react-admin';
import { useActions } from '../../lib/useActions';
import { ActDialog } from '../../ui/ActDialog';
import { ReasonField } from '../../ui/field/ReasonField';
import { useClosingAct } from '../../ui/useClosingAct';
import { useReason } from '../../ui/useReason';
import { staffActions } from './staffActions';

const words = 'resources.staff.reset';

interface Props {
  readonly member: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** A lost device: the factor goes, and its owner sets up another when they sign in next. */
export function ResetFactorDialog({ member: { id: staffId, name }, onClose }: Props) {
  const translate = useTranslate();
  const { resetFactor } = useActions('staff', staffActions);
  const { reason, setReason, missing, send } = useReason();
  const acting = useClosingAct({ run: resetFactor, done: `${words}.done`, onClose });
  return (
    <ActDialog
      danger
      title={translate(`${words}.title`, { name })}
      confirm={translate(`${words}.confirm`)}
      busy={acting.busy}
      fault={acting.faultBeside('reason')}
      onConfirm={() => {
        send((why) => {
          acting.act({ staffId, reason: why });
        });
      }}
      onClose={onClose}
    >
      <p className="soft">{translate(`${words}.text`)}</p>
      <ReasonField
        label={translate(`${words}.reason`)}
        value={reason}
        fault={acting.faultOf('reason')}
        missing={missing}
        onChange={setReason}
      />
    </ActDialog>
  );
}
