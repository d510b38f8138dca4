import { useTranslate } from 'react-admin';
import { useActions } from '../../lib/useActions';
import { ActDialog } from '../../ui/ActDialog';
import { ReasonField } from '../../ui/ReasonField';
import { useAct } from '../../ui/useAct';
import { useReason } from '../../ui/useReason';
import type { Opened, PaymentMethod } from './paymentMethod';
import { paymentMethodActions } from './paymentMethodActions';

interface Props {
  readonly method: PaymentMethod;
  readonly onOpened: (details: Opened) => void;
  readonly onClose: () => void;
}

/** A number in full is asked for with a reason, and the asking is recorded. */
export function OpenDialog({ method, onOpened, onClose }: Props) {
  const translate = useTranslate();
  const { reveal } = useActions('paymentMethods', paymentMethodActions);
  const { reason, setReason, missing, send } = useReason();
  const { act, busy, faultOf, faultBeside } = useAct({
    run: reveal,
    onDone: (details) => {
      onOpened(details);
      onClose();
    },
  });
  const words = 'resources.paymentMethods.open';
  return (
    <ActDialog
      title={translate(`${words}.of`, { name: method.masked })}
      confirm={translate(`${words}.confirm`)}
      busy={busy}
      fault={faultBeside('reason')}
      onConfirm={() => {
        send((why) => {
          act({ id: method.id, reason: why });
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
    </ActDialog>
  );
}
