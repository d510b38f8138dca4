import { useTranslate } from 'react-admin';
import { FactList, type Fact } from '../../ui/FactList';
import { MoneyText } from '../../ui/MoneyText';
import { TimeText } from '../../ui/TimeText';
import type { Withdrawal } from './withdrawal';
import { WithdrawalAccount } from './WithdrawalAccount';
import { WithdrawalChecks } from './WithdrawalChecks';
import styles from './WithdrawalPayout.module.css';

/** What has to be paid, and where to: the sheet that the payout is made from. */
export function WithdrawalPayout({ request }: { readonly request: Withdrawal }) {
  const translate = useTranslate();
  const { target, amount, fee, credited, coinAmount } = request;
  const facts: readonly Fact[] = [
    ['method', translate(`resources.withdrawals.method.${target.kind}`)],
    ['bank', target.bank],
    ['branch', target.branch],
    ['network', target.network],
    ['account', <WithdrawalAccount key={request.id} withdrawal={request} />],
    ['holder', target.holderMasked],
    ['targetSince', <TimeText key="since" at={target.createdAt} />],
    ['gross', <MoneyText key="gross" value={amount} code />],
    ['fee', <MoneyText key="fee" value={fee} code />],
    ['credited', <MoneyText key="credited" value={credited} code />],
    ['coinAmount', coinAmount && <MoneyText key="coin" value={coinAmount} code />],
  ];
  return (
    <div className={styles.payout}>
      <h3>{translate('resources.withdrawals.payout.title')}</h3>
      <FactList facts={facts} label={(name) => translate(`resources.withdrawals.fields.${name}`)} />
      <p className="mute">{translate('resources.withdrawals.payout.hint')}</p>
      <WithdrawalChecks request={request} />
    </div>
  );
}
