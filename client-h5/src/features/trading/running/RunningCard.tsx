import { classes } from '../../../lib/classes';
import { formatDuration } from '../../../lib/time/formatTime';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { MoneyText } from '../../../ui/figure/MoneyText';
import { DirectionPill } from '../DirectionPill';
import { outcomesOf } from '../orderMoney';
import { Cell, Cells } from '../OutcomeCells';
import type { Order } from '../types';
import { CountdownRing } from './CountdownRing';
import { NowLine } from './NowLine';
import styles from './RunningCard.module.css';

/** One running contract: time left, where the price stands, and both outcomes in equal size. */
export function RunningCard({ order }: { readonly order: Order }) {
  const { t } = useWords('trading');
  const format = useFormat();
  const { direction, stake, durationSeconds, settlesAt, openedAt, openPrice, instrument } = order;
  const { higher, lower } = outcomesOf(order);
  return (
    <>
      <div className={styles.runningTop}>
        <CountdownRing order={order} />
        <div className="grow">
          <div className={classes('row', styles.runningTerms)}>
            <b>{instrument.symbol}</b>
            <DirectionPill direction={direction} />
          </div>
          <p className="small second num">
            {t('running.terms', {
              stake: format.money(stake, { as: 'code' }),
              duration: formatDuration(durationSeconds),
            })}
          </p>
          <NowLine order={order} />
          <p className="small muted num">
            {t('running.onlyThen', { time: format.ruleTime(settlesAt) })}
          </p>
        </div>
      </div>
      <Cells>
        <Cell label={t('running.entry', { time: format.seconds(Date.parse(openedAt)) })}>
          {format.price(openPrice, instrument.decimals)}
        </Cell>
        <Cell label={t('running.endsHigher')}>
          <MoneyText money={higher} sign />
        </Cell>
        <Cell label={t('running.endsLower')}>
          <MoneyText money={lower} sign />
        </Cell>
      </Cells>
    </>
  );
}
