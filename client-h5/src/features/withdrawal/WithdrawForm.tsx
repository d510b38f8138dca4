import { useId, useState, type ReactNode } from 'react';
import type { Money } from '../../../../schema/money';
import { classes } from '../../lib/classes';
import { readDraft, useDraft } from '../../lib/forms/useDraft';
import { typedAmount } from '../../lib/money/typed';
import { useOnline } from '../../lib/network/connection';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import { Page } from '../../ui/layout/Page';
import { AmountInput } from './AmountInput';
import { Checklist } from './Checklist';
import { ConfirmSheet } from './ConfirmSheet';
import { CostFacts } from './CostFacts';
import { shown } from './figures';
import { PolicyNotes } from './PolicyNotes';
import { TargetCard } from './TargetCard';
import type { Policy, Target } from './types';
import { useUnmet, type Preflight } from './useUnmet';
import { draft, useWithdraw } from './useWithdraw';
import styles from './WithdrawForm.module.css';

interface Props {
  readonly policy: Policy;
  readonly targets: readonly Target[];
  readonly end: ReactNode;
}

/** The whole of it on one page; the fund password is asked last, over what it confirms. */
export function WithdrawForm({ policy, targets, end }: Props) {
  const { t } = useWords('withdrawal');
  const format = useFormat();
  const { text, setText, target, choose } = useFields(targets);
  const [open, setOpen] = useState(false);
  const amount = typedAmount(text);
  const preflight = useUnmet(target?.id, amount);
  const reason = useReason(amount, preflight);
  const reasonId = useId();
  const sending = useWithdraw(() => {
    setOpen(false);
    preflight.again();
  });
  const label = amount
    ? t('withdraw.submit', { amount: format.money(shown(amount)) })
    : t('withdraw.title');
  const foot = (
    <>
      <Button
        type="submit"
        form={`${reasonId}-form`}
        disabled={reason !== null || !target}
        aria-describedby={reasonId}
      >
        {label}
      </Button>
      <p id={reasonId} className={classes(styles.reason, 'small muted')} aria-live="polite">
        {reason}
      </p>
    </>
  );
  return (
    <Page title={t('withdraw.title')} back money end={end} foot={foot}>
      <form
        id={`${reasonId}-form`}
        className={styles.withdraw}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (reason === null && target) setOpen(true);
        }}
      >
        <AmountInput value={text} onChange={setText} available={policy.withdrawable} />
        <TargetCard targets={targets} target={target} onChoose={choose} />
        <CostFacts amount={amount} policy={policy} target={target} />
        <Checklist policy={policy} target={target} unmet={preflight.unmet} />
        <PolicyNotes policy={policy} />
      </form>
      {amount && target && (
        <ConfirmSheet
          {...{ amount, target, policy, sending, open }}
          onClose={() => {
            setOpen(false);
            sending.clear();
          }}
        />
      )}
    </Page>
  );
}

/** What is typed and chosen, kept while the app goes elsewhere; at first the default target. */
function useFields(targets: readonly Target[]) {
  const [kept] = useState(() => readDraft(draft));
  const [text, setText] = useState(kept.amount ?? '');
  const [chosen, choose] = useState(kept.target ?? '');
  useDraft(draft, { amount: text, target: chosen });
  const target =
    targets.find(({ id }) => id === chosen) ??
    targets.find(({ isDefault }) => isDefault) ??
    targets[0];
  return { text, setText, target, choose };
}

/** Why it cannot be sent, in words; null when it can. */
function useReason(amount: Money | null, { unmet, checking }: Preflight): string | null {
  const { t } = useWords('withdrawal');
  const online = useOnline();
  if (!online) return t('shared:common.offlineAction');
  if (!amount) return t('withdraw.reason.amount');
  if (checking) return t('withdraw.reason.checking');
  return unmet && unmet.length > 0 ? t('withdraw.reason.checks') : null;
}
