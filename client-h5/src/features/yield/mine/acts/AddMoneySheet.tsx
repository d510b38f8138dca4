import { useMutation } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { useBreakWords } from '../../../../lib/safeguards/useSafeguards';
import { useFormat } from '../../../../lib/useFormat';
import { useWords } from '../../../../lib/useWords';
import { BreakNote } from '../../../../ui/BreakNote';
import { MoneyField } from '../../../../ui/field/MoneyField';
import { Fact } from '../../../../ui/figure/Fact';
import { MoneyText } from '../../../../ui/figure/MoneyText';
import { amountOf, readAmount, type Amount } from '../../details/join/joinAmount';
import { RechargeLink } from '../../details/join/RechargeLink';
import { useAvailable } from '../../details/join/useAmountReason';
import { minorOf } from '../../types';
import { addMax, type Holding } from '../holdingStatus';
import { HoldingTopUpDocument } from '../mine.generated';
import { dollars, useOwn } from '../useOwn';
import { ActFoot } from './ActFoot';
import type { ActBodyProps, ActProps } from './actProps';
import { ActSheet } from './ActSheet';
import styles from './HoldingActions.module.css';
import { useLack } from './TopUpSheet';
import { useAct } from './useAct';

/** Money on top of what was agreed, as much as the accepted terms take. */
export function AddMoneySheet(props: ActProps) {
  const { t } = useWords('yield');
  const Open = useBreakWords() === null ? Body : BreakNote;
  return <ActSheet {...props} title={t('holding.act.add')} Body={Open} />;
}

const NOTHING = amountOf(0n);

function Body({ holding, onDone, onBusy }: ActBodyProps) {
  const { t } = useWords('yield');
  const own = useOwn();
  const [text, setText] = useState('');
  const amount = readAmount(text);
  const wrong = useBounds(holding, amount);
  const lack = useLack(amount ?? NOTHING);
  const act = useAdding({ holding, onDone, onBusy }, amount);
  const reason = wrong ?? lack.reason;
  const after = dollars(minorOf(holding.principal) + (amount ?? NOTHING).minor);
  return (
    <div className={styles.form}>
      <AmountField
        {...{ holding, text, onText: setText }}
        error={amount && reason}
        refused={act.refusedAmount}
      />
      <dl className="facts" aria-live="polite">
        <Fact name={t('mine.after')}>
          <MoneyText money={after} balance />
        </Fact>
      </dl>
      <p className="small second">{t('mine.add.text')}</p>
      <ActFoot
        act={act}
        reason={amount ? reason : t('mine.add.reason')}
        way={wayOf(wrong, lack.missing)}
      >
        {amount ? t('mine.add.send', { amount: own.money(amount.shown) }) : t('holding.act.add')}
      </ActFoot>
    </div>
  );
}

/** To more money, where no other amount is asked for first. */
const wayOf = (wrong: string | null, missing: Amount | null): ReactNode =>
  wrong === null && missing && <RechargeLink missing={missing} />;

interface AmountFieldProps {
  readonly holding: Holding;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly error: string | null;
  readonly refused: string | null;
}

function AmountField({ holding, text, onText, error, refused }: AmountFieldProps) {
  const { t } = useWords('yield');
  const format = useFormat();
  const own = useOwn();
  // What the terms take less what can still be added is what is held: it hides as that does.
  const bounds = {
    min: format.money(holding.addMin, { as: 'plain' }),
    max: own.money(dollars(addMax(holding)), 'code'),
  };
  return (
    <MoneyField
      label={t('details.amount')}
      value={text}
      onChange={onText}
      error={error ?? refused ?? undefined}
      aside={<span className="muted num">{t('details.bounds', bounds)}</span>}
      hint={<Available />}
    />
  );
}

function useAdding({ holding: { id }, onDone, onBusy }: ActBodyProps, amount: Amount | null) {
  const { t } = useWords('yield');
  const [mutate] = useMutation(HoldingTopUpDocument);
  return useAct({
    of: `${id} ${amount?.shown.amount ?? ''}`,
    send: async (idempotencyKey) => {
      const input = { holdingId: id, amount: amount?.shown.amount ?? '', idempotencyKey };
      const { data } = await mutate({ variables: { input } });
      return data?.holdingTopUp ?? null;
    },
    done: () => t('mine.add.done'),
    onDone,
    onBusy,
  });
}

/** Why this amount is none that can be added; the server asks again. */
function useBounds(holding: Holding, amount: Amount | null): string | null {
  const { t } = useWords('yield');
  const format = useFormat();
  const own = useOwn();
  if (!amount) return null;
  if (amount.minor < minorOf(holding.addMin))
    return t('details.reason.min', { amount: format.money(holding.addMin) });
  const max = addMax(holding);
  return amount.minor > max ? t('details.reason.max', { amount: own.money(dollars(max)) }) : null;
}

function Available() {
  const { t } = useWords('yield');
  const own = useOwn();
  const available = useAvailable();
  return available ? t('details.reason.balance', { available: own.money(available) }) : null;
}
