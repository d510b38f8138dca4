import { useBack } from '../../lib/useBack';
import { useWords } from '../../lib/useWords';
import { Page } from '../../ui/layout/Page';
import { Pending } from '../../ui/state/Pending';
import { AddForm } from './AddForm';
import { usePaymentMethods } from './usePaymentMethods';

/** `/pages/payment/addBank`: a new bank card; then back to where it was asked for. */
export function AddCardScreen() {
  const { t } = useWords('payment-methods');
  const { own, error, retry } = usePaymentMethods();
  const back = useBack();
  return (
    <Page title={t('methods.addCard')} back money>
      {own ? (
        <AddForm kind="BANK_CARD" own={own} onAdded={back} />
      ) : (
        <Pending shape="page" error={error} onRetry={retry} />
      )}
    </Page>
  );
}
