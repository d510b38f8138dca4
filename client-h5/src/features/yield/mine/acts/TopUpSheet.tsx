import { useMutation } from '@apollo/client/react';
import { useOwnMoney } from '../../../../lib/money/useOwnMoney';
import { useWords } from '../../../../lib/useWords';
import { Fact } from '../../../../ui/figure/Fact';
import { MoneyText } from '../../../../ui/figure/MoneyText';
import { amountOf, missingOf, type Amount } from '../../details/join/joinAmount';
import { RechargeLink } from '../../details/join/RechargeLink';
import { useAvailable } from '../../details/join/useAmountReason';
import { minorOf } from '../../types';
import { HoldingTopUpDocument } from '../mine.generated';
import { dollars, useOwn } from '../useOwn';
import { ActFoot } from './ActFoot';
import type { ActBodyProps, ActProps } from './actProps';
import { ActSheet } from './ActSheet';
import styles from './HoldingActions.module.css';
import { useAct } from './useAct';

/** The top-up that was agreed at joining: how much, by when, and what it does. */
export function TopUpSheet(props: ActProps) {
  const { t } = useWords('yield');
  return <ActSheet {...props} title={t('mine.topUp.title')} Body={Body} />;
}

function Body({ holding, onDone, onBusy }: ActBodyProps) {
  const { t } = useWords('yield');
  const own = useOwn();
  const available = useAvailable();
  const { id, topUp, topupDueAt, principal } = holding;
  const owed = amountOf(topUp ? minorOf(topUp) : 0n);
  const { reason, missing } = useLack(owed);
  const [mutate] = useMutation(HoldingTopUpDocument);
  const act = useAct({
    of: id,
    send: async (idempotencyKey) => {
      const { data } = await mutate({
        variables: { input: { holdingId: id, amount: null, idempotencyKey } },
      });
      return data?.holdingTopUp ?? null;
    },
    done: () => t('mine.topUp.done'),
    onDone,
    onBusy,
  });
  return (
    <div className={styles.form}>
      <dl className="facts">
        <Fact name={t('mine.topUp.amount')}>
          <MoneyText money={owed.shown} balance code />
        </Fact>
        <Fact name={t('mine.topUp.due')}>{topupDueAt == null ? null : own.when(topupDueAt)}</Fact>
        <Fact name={t('mine.after')}>
          <MoneyText money={dollars(minorOf(principal) + owed.minor)} balance />
        </Fact>
        <Fact name={t('mine.available')}>
          {available ? <MoneyText money={available} balance /> : null}
        </Fact>
      </dl>
      <p className="small second">{t('mine.topUp.text')}</p>
      <ActFoot act={act} reason={reason} way={missing && <RechargeLink missing={missing} />}>
        {t('holding.act.topUp', { amount: own.money(owed.shown) })}
      </ActFoot>
    </div>
  );
}

/** What the balance lacks of an amount, in words. */
export function useLack(amount: Amount) {
  const { t } = useWords('yield');
  const own = useOwnMoney();
  const available = useAvailable();
  const missing = available ? missingOf(amount, available) : null;
  if (!available || !missing) return { reason: null, missing: null };
  return { reason: t('details.reason.balance', { available: own(available) }), missing };
}
