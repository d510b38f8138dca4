import { Button } from '@mui/material';
import { Eye } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCanAccess, useTranslate } from 'react-admin';
import { useActions } from '../../lib/useActions';
import { CopyText } from '../../ui/CopyText';
import { MoneyText } from '../../ui/MoneyText';
import { TimeText } from '../../ui/TimeText';
import { useAct } from '../../ui/useAct';
import type { Withdrawal } from './withdrawal';
import { WithdrawalChecks } from './WithdrawalChecks';
import { withdrawalActions } from './withdrawalActions';
import styles from './WithdrawalPayout.module.css';

type Opened = Awaited<ReturnType<typeof withdrawalActions.openTarget>>;

/** The target in the clear, once somebody asked for it; the asking is recorded with the request's number. */
function useOpened({ number, target }: Withdrawal) {
  const translate = useTranslate();
  const { openTarget } = useActions('withdrawals', withdrawalActions);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { act, busy, faultBeside } = useAct({ run: openTarget, onDone: setOpened });
  const open = () => {
    const reason = translate('resources.withdrawals.payout.reason', { number });
    act({ id: target.id, reason });
  };
  return { opened, open, busy, fault: faultBeside() };
}

function Account({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const translate = useTranslate();
  const { opened, open, busy, fault } = useOpened(withdrawal);
  const { canAccess } = useCanAccess({ resource: 'withdrawals', action: 'reveal' });
  if (opened !== null) return <CopyText text={opened.account} label={opened.account} />;
  return (
    <span className="row wrap">
      <span className="mono">{withdrawal.target.masked}</span>
      {canAccess === true && (
        <Button
          size="small"
          disabled={busy}
          startIcon={<Eye size={15} aria-hidden />}
          onClick={open}
        >
          {translate('resources.withdrawals.payout.show')}
        </Button>
      )}
      {fault !== undefined && <span role="alert">{fault}</span>}
    </span>
  );
}

/** What has to be paid, and where to: the sheet that the payout is made from. */
export function WithdrawalPayout({ request }: { readonly request: Withdrawal }) {
  const translate = useTranslate();
  const { target, amount, fee, credited, coinAmount } = request;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['method', translate(`resources.withdrawals.method.${target.kind}`)],
    ['bank', target.bank],
    ['branch', target.branch],
    ['network', target.network],
    ['account', <Account key={request.id} withdrawal={request} />],
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
      <dl className="facts">
        {facts.map(([name, value]) =>
          value === null || value === '' ? null : (
            <div key={name}>
              <dt>{translate(`resources.withdrawals.fields.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <p className="mute">{translate('resources.withdrawals.payout.hint')}</p>
      <WithdrawalChecks request={request} />
    </div>
  );
}
