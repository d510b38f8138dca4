import { useQuery } from '@apollo/client/react';
import { ReceiptText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { useArriving } from '../../lib/arrival';
import { useWords } from '../../lib/useWords';
import { Page } from '../../ui/layout/Page';
import { Pending } from '../../ui/state/Pending';
import { WithdrawForm } from './WithdrawForm';
import { WithdrawPageDocument } from './withdrawal.generated';

/** `/pages/user/cash`: how much, where to, what it costs, and whatever stands against it. */
export function WithdrawScreen() {
  const { t } = useWords('withdrawal');
  const { data, error, refetch } = useArriving(
    useQuery(WithdrawPageDocument, { fetchPolicy: 'cache-and-network' }),
  );
  if (data) {
    return (
      <WithdrawForm
        policy={data.withdrawalPolicy}
        targets={data.paymentMethods}
        end={<RecordsLink />}
      />
    );
  }
  return (
    <Page title={t('withdraw.title')} back money end={<RecordsLink />}>
      <Pending shape="list" error={error} onRetry={() => void refetch()} />
    </Page>
  );
}

function RecordsLink() {
  const { t } = useWords('withdrawal');
  return (
    <Link className="icon-button" to={paths.withdrawals} aria-label={t('records.title')}>
      <ReceiptText size={21} strokeWidth={1.7} aria-hidden />
    </Link>
  );
}
