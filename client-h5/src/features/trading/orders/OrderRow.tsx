import { Link } from 'react-router-dom';
import { paths } from '../../../../../schema/routes';
import { classes } from '../../../lib/classes';
import { useQuote } from '../../../lib/live/useQuotes';
import { formatDuration } from '../../../lib/time/formatTime';
import { timeOrDate } from '../../../lib/time/timeOrDate';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { InstrumentGlyph } from '../../../ui/figure/InstrumentGlyph';
import { MoneyText } from '../../../ui/figure/MoneyText';
import { DirectionPill } from '../DirectionPill';
import { netAt } from '../orderMoney';
import type { Order } from '../types';
import styles from './OrderRow.module.css';

/** One order: what it was, its two prices, and what it came to. */
export function OrderRow({ order }: { readonly order: Order }) {
  const { t } = useWords('trading');
  const format = useFormat();
  const { instrument, direction, stake, durationSeconds, openedAt } = order;
  return (
    <Link className={styles.orderRow} to={paths.order(order.id)}>
      <InstrumentGlyph symbol={instrument.symbol} />
      <span className={styles.orderMain}>
        <span className={classes('row', styles.orderHead)}>
          <b>{instrument.symbol}</b>
          <DirectionPill direction={direction} />
        </span>
        <span className="small second num">
          {t('orders.rowTerms', {
            stake: format.money(stake),
            duration: formatDuration(durationSeconds),
            time: timeOrDate(format, openedAt),
          })}
        </span>
        <span className="small muted num">
          <Path order={order} />
        </span>
      </span>
      <span className="record-end">
        {order.state === 'OPEN' ? <Now order={order} /> : <Net order={order} />}
      </span>
    </Link>
  );
}

function Path({ order: { openPrice, closePrice, instrument } }: { readonly order: Order }) {
  const { t } = useWords('trading');
  const format = useFormat();
  const open = format.price(openPrice, instrument.decimals);
  if (closePrice == null) return open;
  return t('orders.path', { open, close: format.price(closePrice, instrument.decimals) });
}

function Net({ order: { net, outcome } }: { readonly order: Order }) {
  const { t } = useWords('trading');
  return (
    <>
      {net && (
        <b>
          <MoneyText money={net} sign />
        </b>
      )}
      {outcome && <span className="pill pill-neutral">{t(`orders.outcome.${outcome}`)}</span>}
    </>
  );
}

/** What it would come to if it were settled at the price of this moment. */
function Now({ order }: { readonly order: Order }) {
  const { t } = useWords('trading');
  const live = useQuote(order.instrument.id);
  return (
    <>
      <b className={live?.stale ? 'stale' : undefined}>
        {live ? <MoneyText money={netAt(order, live.quote.price)} sign /> : '–'}
      </b>
      <span className="small muted">{t('orders.ifNow')}</span>
    </>
  );
}
