import { useTranslation } from 'react-i18next';
import { classes } from '../../lib/classes';
import { useFormat } from '../../lib/useFormat';
import { Sheet } from '../sheet/Sheet';
import type { ChartBar } from './priceChartTypes';
import styles from './PriceChartTable.module.css';

/** More rows than this nobody reads on a phone. */
const ROWS = 60;

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly symbol: string;
  readonly decimals: number;
  readonly bars: readonly ChartBar[];
  /** Bars of a day and more are named by their date. */
  readonly long: boolean;
  /** What the paler rows are, in words. */
  readonly paler: string;
}

/** The chart as figures, newest first. */
export function PriceChartTable({ open, onClose, symbol, decimals, bars, long, paler }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const price = (text: string) => format.price(text, decimals);
  const time = ({ startAt, backfilled }: ChartBar) =>
    `${long ? format.date(startAt) : format.clock(startAt)}${backfilled === true ? '\u00a0*' : ''}`;
  const rows = bars.slice(-ROWS).toReversed();
  return (
    <Sheet title={t('chart.tableTitle', { symbol })} open={open} onClose={onClose}>
      {rows.some(({ backfilled }) => backfilled === true) && (
        <p className="small muted">* {paler}</p>
      )}
      <table className={classes(styles.priceChartTable, 'num')} tabIndex={0}>
        <thead>
          <tr>
            <th scope="col">{t('chart.time')}</th>
            <th scope="col">{t('instrument.open')}</th>
            <th scope="col">{t('instrument.high')}</th>
            <th scope="col">{t('instrument.low')}</th>
            <th scope="col">{t('instrument.close')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((bar) => (
            <tr key={bar.startAt} className={bar.backfilled === true ? 'muted' : undefined}>
              <th scope="row">{time(bar)}</th>
              <td>{price(bar.open)}</td>
              <td>{price(bar.high)}</td>
              <td>{price(bar.low)}</td>
              <td>{price(bar.close)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
