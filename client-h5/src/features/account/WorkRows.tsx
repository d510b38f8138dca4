import { useQuery } from '@apollo/client/react';
import {
  ArrowUpFromLine,
  CreditCard,
  History,
  ReceiptText,
  Sprout,
  Users,
  Wallet,
} from 'lucide-react';
import { paths } from '../../../../schema/routes';
import { useWords } from '../../lib/useWords';
import { CandlesIcon } from '../../ui/CandlesIcon';
import { StatusPill } from '../../ui/figure/StatusPill';
import { AccountHintsDocument, type AccountHintsQuery } from './account.generated';
import { MenuLink } from './MenuRow';

/** The ways to records and orders, with how many of them are not over yet. */
export function WorkRows() {
  const { data } = useQuery(AccountHintsDocument);
  return (
    <>
      <MoneyRows data={data} />
      <OrderRows data={data} />
    </>
  );
}

function MoneyRows({ data }: { readonly data: AccountHintsQuery | undefined }) {
  const { t } = useWords('account');
  const { moneyIn, moneyOut } = underReview(data);
  return (
    <ul className="card card-list">
      <MenuLink Icon={Wallet} to={paths.wallet} label={t('shared:pages.wallet')} />
      <MenuLink Icon={CreditCard} to={paths.paymentMethods} label={t('account.paymentMethods')} />
      <MenuLink
        Icon={History}
        to={paths.rechargeRecords}
        label={t('account.records')}
        value={<Waiting count={moneyIn} />}
      />
      <MenuLink
        Icon={ArrowUpFromLine}
        to={paths.withdrawals}
        label={t('account.withdrawals')}
        value={<Waiting count={moneyOut} />}
      />
      <MenuLink Icon={ReceiptText} to={paths.statement} label={t('account.statement')} />
    </ul>
  );
}

function OrderRows({ data }: { readonly data: AccountHintsQuery | undefined }) {
  const { t } = useWords('account');
  const running = data?.orderTotals.count ?? 0;
  const held = data?.held.edges.length ?? 0;
  return (
    <ul className="card card-list">
      <MenuLink
        Icon={CandlesIcon}
        to={paths.orders}
        label={t('account.orders')}
        value={running > 0 && t('account.running', { count: running })}
      />
      <MenuLink Icon={Users} to={paths.follow} label={t('shared:pages.follow')} />
      <MenuLink
        Icon={Sprout}
        to={paths.myProjects}
        label={t('account.projects')}
        value={held > 0 && t('account.running', { count: held })}
      />
    </ul>
  );
}

function Waiting({ count }: { readonly count: number }) {
  const { t } = useWords('account');
  if (count === 0) return null;
  return <StatusPill tone="warn">{t('account.underReview', { count })}</StatusPill>;
}

/** Submitted, with a reviewer, or with a second one: one state to whoever waits. */
function underReview(data: AccountHintsQuery | undefined) {
  if (!data) return { moneyIn: 0, moneyOut: 0 };
  const { submitted, inReview, secondApproval, outSubmitted, outInReview, outSecond } = data;
  const all = (...lists: readonly { readonly edges: readonly unknown[] }[]) =>
    lists.reduce((sum, { edges }) => sum + edges.length, 0);
  return {
    moneyIn: all(submitted, inReview, secondApproval),
    moneyOut: all(outSubmitted, outInReview, outSecond),
  };
}
