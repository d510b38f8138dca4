import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { MoneyText } from '../../../ui/figure/MoneyText';
import { RecordChart } from '../chart/RecordChart';
import { atRisk } from '../orderMoney';
import type { Order } from '../types';
import { useResultHeadline } from './useResultHeadline';
import styles from './ResultHead.module.css';

/** Headline, signed net, what happened to the money, and both spots: one layout for gain and loss. */
export function ResultHead({ order }: { readonly order: Order }) {
  const headline = useResultHeadline(order);
  const { net } = order;
  return (
    <>
      <div role="status">
        <h2 className={styles.resultHeadline}>{headline}</h2>
        {net && (
          <p className={styles.resultNet}>
            <MoneyText money={net} sign code />
          </p>
        )}
        <MoneyLine order={order} />
      </div>
      <Spots order={order} />
    </>
  );
}

/** What happened to the money. */
function MoneyLine({ order }: { readonly order: Order }) {
  const { t } = useWords('trading');
  const format = useFormat();
  const { outcome, stake, fee, expectedProfit } = order;
  if (!outcome) return null;
  const figures = {
    stake: format.money(stake),
    fee: format.money(fee),
    profit: format.money(expectedProfit),
    back: format.money(atRisk(order)),
  };
  return <p className="small second">{t(`result.money.${outcome}`, figures)}</p>;
}

function Spots({ order }: { readonly order: Order }) {
  const { t } = useWords('trading');
  const format = useFormat();
  const { openPrice, closePrice, instrument } = order;
  if (closePrice == null) return null;
  const label = t('result.chartSummary', {
    entry: format.price(openPrice, instrument.decimals),
    settlement: format.price(closePrice, instrument.decimals),
  });
  return (
    <div className={styles.resultPicture}>
      <RecordChart instrument={instrument} orders={[order]} label={label} />
    </div>
  );
}
