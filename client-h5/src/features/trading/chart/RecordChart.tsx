import { lazy, Suspense } from 'react';
import { classes } from '../../../lib/classes';
import { part } from '../../../lib/network/part';
import { formatProofTime } from '../../../lib/time/formatTime';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { Button } from '../../../ui/Button';
import type { ProofContract } from '../../../ui/chart/proof/proofTypes';
import { Loading } from '../../../ui/state/Loading';
import type { Instrument, Order } from '../types';
import { useSource } from '../useSource';
import { useRecord } from './useRecord';
import styles from './CandlesOf.module.css';

const ProofChart = lazy(() =>
  part(() => import('../../../ui/chart/proof/ProofChart')).then((file) => ({
    default: file.ProofChart,
  })),
);

/** What led to the entry belongs to the picture. */
const BEFORE_MS = 60_000;
/** Room to the right of where the last contract ends. */
const AFTER_MS = 5_000;

interface Props {
  readonly instrument: Pick<Instrument, 'id' | 'symbol' | 'decimals'>;
  /** At least one, all on this instrument. */
  readonly orders: readonly Order[];
  readonly label: string;
}

/** The recorded quotes from a minute before the first opening to the last settlement. */
export function RecordChart({ instrument, orders, label }: Props) {
  const { t } = useWords('trading');
  const format = useFormat();
  const source = useSource();
  const from = Math.min(...orders.map(({ openedAt }) => Date.parse(openedAt))) - BEFORE_MS;
  const to = Math.max(...orders.map(({ settlesAt }) => Date.parse(settlesAt)));
  const { told, failed, retry } = useRecord({ instrumentId: instrument.id, from, to });
  if (failed)
    return (
      <div className={classes(styles.chartRoom, styles.chartNote)} role="alert">
        <p className="second small">{t('chart.error')}</p>
        <Button small look="quiet" onClick={retry}>
          {t('chart.retry')}
        </Button>
      </div>
    );
  const waiting = (
    <div className={styles.chartRoom}>
      <Loading shape="card" />
    </div>
  );
  if (!told) return waiting;
  const spot = (at: string, price: string) =>
    `${format.price(price, instrument.decimals)} · ${formatProofTime(at)}`;
  const caption = [
    ...orders.flatMap(({ number, openPrice, openQuoteAt, closePrice, closeQuoteAt }) => [
      `${instrument.symbol} · ${number}`,
      `${t('result.entryPrice')}: ${spot(openQuoteAt, openPrice)}`,
      ...(closePrice != null && closeQuoteAt != null
        ? [`${t('result.settlementPrice')}: ${spot(closeQuoteAt, closePrice)}`]
        : []),
    ]),
    `${t('result.source')}: ${[...new Set(orders.map(({ feed }) => source(feed)))].join(', ')}`,
  ];
  return (
    <Suspense fallback={waiting}>
      <ProofChart
        instrument={instrument}
        record={told}
        contracts={orders.map(contractOf)}
        span={{ from, to: to + AFTER_MS }}
        label={label}
        caption={caption}
      />
    </Suspense>
  );
}

/** Entry and settlement stand where their quotes were recorded: on the line, not beside it. */
function contractOf(order: Order): ProofContract {
  const { id, number, openQuoteAt, openPrice, closeQuoteAt, closePrice, settlesAt } = order;
  const settled = closeQuoteAt != null && closePrice != null;
  return {
    id,
    number,
    entry: { at: openQuoteAt, price: openPrice },
    settlement: settled ? { at: closeQuoteAt, price: closePrice } : null,
    endAt: settlesAt,
  };
}
