import { useTranslate } from 'react-admin';
import { useFormat } from '../../lib/useFormat';
import { CopyText } from '../../ui/CopyText';
import { FactList, type Fact } from '../../ui/FactList';
import { MoneyText } from '../../ui/MoneyText';
import { TimeText } from '../../ui/TimeText';
import { UserLink } from '../../ui/UserLink';
import type { Recharge } from './recharge';

/** What the user stated, beside what was found. */
export function RechargeFacts({ recharge }: { readonly recharge: Recharge }) {
  const translate = useTranslate();
  const { date } = useFormat();
  const { user, credited, firstApproval, bankReference } = recharge;
  const found = credited ? null : firstApproval?.amount;
  const facts: readonly Fact[] = [
    ['declared', <MoneyText key="declared" value={recharge.amount} code />],
    ['found', found ? <MoneyText key="found" value={found} code /> : null],
    ['credited', credited ? <MoneyText key="credited" value={credited} code /> : null],
    ['channel', recharge.channelTitle],
    ['qr', recharge.qr && <PaidTo path={recharge.qr} />],
    [
      'paymentReference',
      <CopyText key="reference" text={user.paymentReference} label={user.paymentReference} />,
    ],
    ['payer', recharge.payerName],
    ['remark', recharge.remark],
    [
      'bankReference',
      bankReference && <CopyText text={bankReference} label={bankReference} short={24} />,
    ],
    ['submittedAt', <TimeText key="submitted" at={recharge.submittedAt} />],
    ['reviewBy', <TimeText key="review" at={recharge.reviewBy} />],
    [
      'user',
      <span key="user">
        <UserLink id={user.id} name={user.accountMasked} />
        <span className="soft">
          {' '}
          {translate('resources.recharges.since', { date: date(user.registeredAt) })}
        </span>
      </span>,
    ],
  ];
  return (
    <FactList facts={facts} label={(name) => translate(`resources.recharges.fields.${name}`)} />
  );
}

/** The code that was shown at submit, whatever the channel shows today. */
function PaidTo({ path }: { readonly path: string }) {
  const translate = useTranslate();
  return (
    <img
      src={path}
      alt={translate('resources.recharges.fields.qr')}
      style={{ maxWidth: 160, maxHeight: 200 }}
    />
  );
}
