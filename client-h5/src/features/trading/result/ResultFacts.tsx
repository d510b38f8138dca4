import { Copy } from 'lucide-react';
import { classes } from '../../../lib/classes';
import { copy } from '../../../lib/share/copy';
import { useDated } from '../../../lib/time/useDated';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { IconButton } from '../../../ui/Button';
import { Fact } from '../../../ui/figure/Fact';
import type { Order } from '../types';
import { useSource } from '../useSource';
import styles from './ResultFacts.module.css';

interface Props {
  readonly order: Order;
  /** All of it, for the order's own page. */
  readonly full?: boolean;
}

/** The proof: both recorded prices with their times in UTC, where they came from, and the number. */
export function ResultFacts({ order, full = false }: Props) {
  const { t } = useWords('trading');
  const format = useFormat();
  const source = useSource();
  const { openPrice, openQuoteAt, closePrice, closeQuoteAt, state, fee, number } = order;
  const { decimals } = order.instrument;
  return (
    <dl className={classes('facts', styles.resultFacts)}>
      <Fact name={t('result.entryPrice')}>
        <Spot price={format.price(openPrice, decimals)} at={openQuoteAt} full={full} />
      </Fact>
      {state === 'SETTLED' && (
        <Fact name={t('result.settlementPrice')}>
          {closePrice != null && closeQuoteAt != null ? (
            <Spot price={format.price(closePrice, decimals)} at={closeQuoteAt} full={full} />
          ) : (
            t('result.noPrice')
          )}
        </Fact>
      )}
      <Fact name={t('result.source')}>{source(order.feed)}</Fact>
      {full && <Terms order={order} />}
      <Fact name={t('result.fee')}>{format.money(fee)}</Fact>
      <Fact name={t('result.order')}>
        <span className={styles.resultNumber}>
          {number}
          <IconButton label={t('result.copyOrder')} onClick={() => void copy(number)}>
            <Copy size={16} strokeWidth={1.8} aria-hidden />
          </IconButton>
        </span>
      </Fact>
    </dl>
  );
}

interface SpotProps {
  readonly price: string;
  readonly at: string;
  readonly full: boolean;
}

function Spot({ price, at, full }: SpotProps) {
  const format = useFormat();
  const dated = useDated();
  const time = format.ruleTime(at, true);
  return (
    <>
      {price}{' '}
      <span className={full ? classes(styles.resultTime, styles.resultBelow) : styles.resultTime}>
        {full ? dated(format.date(at), time) : time}
      </span>
    </>
  );
}

function Terms({ order }: { readonly order: Order }) {
  const { t } = useWords('trading');
  const format = useFormat();
  const dated = useDated();
  const { stake, multiple, payoutBp, openedAt, settlesAt } = order;
  const whole = (at: string) => dated(format.date(at), format.ruleTime(at, true));
  return (
    <>
      <Fact name={t('result.openedAt')}>{whole(openedAt)}</Fact>
      <Fact name={t('result.endsAt')}>{whole(settlesAt)}</Fact>
      <Fact name={t('result.stake')}>
        {multiple === 1
          ? format.money(stake)
          : t('result.stakeOf', { stake: format.money(stake), multiple })}
      </Fact>
      <Fact name={t('result.return')}>{format.rate(payoutBp)}</Fact>
    </>
  );
}
