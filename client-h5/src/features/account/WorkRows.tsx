import { useQuery } from '@apollo/client/react';
import { History } from 'lucide-react';
import { paths } from '../../../../schema/routes';
import { useWords } from '../../lib/useWords';
import { CandlesIcon } from '../../ui/CandlesIcon';
import { StatusPill } from '../../ui/figure/StatusPill';
import { AccountHintsDocument, type AccountHintsQuery } from './account.generated';
import { MenuLink } from './MenuRow';

/** The ways to records and orders, with how many of them are not over yet. */
export function WorkRows() {
  const { t } = useWords('account');
  const { data } = useQuery(AccountHintsDocument);
  const review = data ? underReview(data) : 0;
  const running = data?.orderTotals.count ?? 0;
  return (
    <ul className="card card-list">
      <MenuLink
        Icon={History}
        to={paths.rechargeRecords}
        label={t('account.records')}
        value={
          review > 0 && (
            <StatusPill tone="warn">{t('account.underReview', { count: review })}</StatusPill>
          )
        }
      />
      <MenuLink
        Icon={CandlesIcon}
        to={paths.orders}
        label={t('account.orders')}
        value={running > 0 && t('account.running', { count: running })}
      />
    </ul>
  );
}

/** Submitted, with a reviewer, or with a second one: one state to whoever waits. */
const underReview = ({ submitted, inReview, secondApproval }: AccountHintsQuery): number =>
  submitted.edges.length + inReview.edges.length + secondApproval.edges.length;
