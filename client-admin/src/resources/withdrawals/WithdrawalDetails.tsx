import { ShieldAlert, Users } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../lib/useFormat';
import { isInUndo } from '../../queue/queue';
import { CopyText } from '../../ui/CopyText';
import { FactList, type Fact } from '../../ui/FactList';
import { MoneyText } from '../../ui/MoneyText';
import { TimeText } from '../../ui/TimeText';
import { UserLink } from '../../ui/UserLink';
import { isDecided, type Withdrawal } from './withdrawal';
import styles from './WithdrawalDetails.module.css';
import { WithdrawalFlags } from './WithdrawalFlags';
import { WithdrawalStatePill } from './WithdrawalStatePill';

interface Props {
  readonly withdrawal: Withdrawal;
}

/** What a reviewer must not overlook, before anything else. */
function Warnings({ withdrawal }: Props) {
  const translate = useTranslate();
  const { instant } = useFormat();
  const { flags, firstApproval } = withdrawal;
  const open = !isDecided(withdrawal) && !isInUndo(withdrawal);
  return (
    <div className="stack" style={{ gap: 8, margin: '4px 0 8px' }}>
      {flags.includes('OWN_REQUEST') && (
        <p className="note warn">
          <ShieldAlert size={16} aria-hidden />
          {translate('resources.withdrawals.own')}
        </p>
      )}
      {open && firstApproval !== null && (
        <p className="note warn">
          <Users size={16} aria-hidden />
          {translate('resources.withdrawals.firstApproved', {
            name: firstApproval.by.name,
            time: instant(firstApproval.at),
          })}
        </p>
      )}
    </div>
  );
}

function Facts({ withdrawal }: Props) {
  const translate = useTranslate();
  const { date } = useFormat();
  const { user, flags, reference, submittedAt, reviewBy } = withdrawal;
  const facts: readonly Fact[] = [
    ['flags', <WithdrawalFlags key="flags" flags={flags} />],
    ['reference', reference && <CopyText text={reference} label={reference} short={24} />],
    ['submittedAt', <TimeText key="submitted" at={submittedAt} />],
    ['reviewBy', <TimeText key="review" at={reviewBy} />],
    [
      'user',
      <span key="user">
        <UserLink id={user.id} name={user.accountMasked} />
        <span className="soft">
          {' '}
          {translate('resources.withdrawals.since', { date: date(user.registeredAt) })}
        </span>
      </span>,
    ],
  ];
  return (
    <FactList facts={facts} label={(name) => translate(`resources.withdrawals.fields.${name}`)} />
  );
}

/** The amount that leaves, what to look out for, and who asks. */
export function WithdrawalDetails({ request: withdrawal }: { readonly request: Withdrawal }) {
  return (
    <>
      <p className={styles.drawerAmount}>
        <span>
          <b>
            <MoneyText value={withdrawal.amount} />
          </b>{' '}
          <span className="soft">{withdrawal.amount.asset}</span>
        </span>
        <WithdrawalStatePill row={withdrawal} />
      </p>
      <Warnings withdrawal={withdrawal} />
      <Facts withdrawal={withdrawal} />
    </>
  );
}
