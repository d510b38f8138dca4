import { Button } from '@mui/material';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useCanAccess, useTranslate } from 'react-admin';
import { useActions } from '../../lib/useActions';
import { CopyText } from '../../ui/CopyText';
import { useAct } from '../../ui/useAct';
import type { WithdrawalRow } from './withdrawal';
import { withdrawalActions } from './withdrawalActions';

type Opened = Awaited<ReturnType<typeof withdrawalActions.openTarget>>;

/** The target in the clear, once somebody asked for it; the asking is recorded with the request's number. */
function useOpened({ number, target }: WithdrawalRow) {
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

/** Where the money goes: with stars, until somebody who may asks for all of it. */
export function WithdrawalAccount({ withdrawal }: { readonly withdrawal: WithdrawalRow }) {
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
