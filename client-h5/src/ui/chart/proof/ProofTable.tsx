import { useTranslation } from 'react-i18next';
import { classes } from '../../../lib/classes';
import { utcClockMs } from '../../../lib/time/formatSeconds';
import { Sheet } from '../../sheet/Sheet';
import type { ProofRecord } from './proofTypes';
import tableStyles from '../PriceChartTable.module.css';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly symbol: string;
  readonly record: ProofRecord;
  readonly price: (price: string) => string;
}

/** Every point of the picture as the record has it, newest first, in UTC with milliseconds. */
export function ProofTable({ open, onClose, symbol, record, price }: Props) {
  const { t } = useTranslation();
  const gaps = record.gaps.map(({ from, to }) => ({ at: from, id: `gap ${from}`, to, price: '' }));
  const lines = [...record.quotes.map((quote) => ({ ...quote, to: null })), ...gaps];
  return (
    <Sheet title={t('chart.tableTitle', { symbol })} open={open} onClose={onClose}>
      <table className={classes(tableStyles.priceChartTable, 'num')} tabIndex={0}>
        <thead>
          <tr>
            <th scope="col">{t('chart.time')} (UTC)</th>
            <th scope="col">{t('chart.price')}</th>
          </tr>
        </thead>
        <tbody>
          {lines
            .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
            .map((line) => (
              <tr key={line.id}>
                <th scope="row">{utcClockMs(line.at)}</th>
                <td>
                  {line.to === null
                    ? price(line.price)
                    : t('chart.gap', { time: utcClockMs(line.to) })}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </Sheet>
  );
}
