import { useActions } from '../../lib/useActions';
import { ReasonDialog } from '../../ui/ReasonDialog';
import { useAct } from '../../ui/useAct';
import type { Opened, PaymentMethod } from './paymentMethod';
import { paymentMethodActions } from './paymentMethodActions';

interface Props {
  readonly method: PaymentMethod;
  readonly onOpened: (details: Opened) => void;
  readonly onClose: () => void;
}

/** A number in full is asked for with a reason, and the asking is recorded. */
export function OpenDialog({ method, onOpened, onClose }: Props) {
  const { reveal } = useActions('paymentMethods', paymentMethodActions);
  const acting = useAct({
    run: reveal,
    onDone: (details) => {
      onOpened(details);
      onClose();
    },
  });
  const words = 'resources.paymentMethods.open';
  return (
    <ReasonDialog
      words={words}
      values={{ name: method.masked }}
      acting={acting}
      onReason={(reason) => {
        acting.act({ id: method.id, reason });
      }}
      onClose={onClose}
    />
  );
}
