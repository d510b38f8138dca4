import { Trans } from 'react-i18next';
import { useQuote } from '../../../lib/live/useQuotes';
import { compare, magnitude, subtract } from '../../../lib/money/decimals';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import type { Order } from '../types';
import styles from './NowLine.module.css';

/**
 * How far the price stands above or below the entry at this moment. Without a colour: above is not a gain
 * for whoever bought down.
 */
export function NowLine({ order }: { readonly order: Order }) {
  const { t } = useWords('trading');
  const format = useFormat();
  const { openPrice, instrument } = order;
  const live = useQuote(instrument.id);
  if (!live) return <p className={styles.runningNow}>&nbsp;</p>;
  const { price } = live.quote;
  const way = compare(price, openPrice);
  const distance = format.price(magnitude(subtract(price, openPrice)), instrument.decimals);
  const strong = <b className={live.stale ? 'num stale' : 'num'} />;
  const parts = { t, values: { distance }, components: { b: strong } };
  return (
    <p className={styles.runningNow}>
      {way > 0 && <Trans {...parts} i18nKey="running.above" />}
      {way < 0 && <Trans {...parts} i18nKey="running.below" />}
      {way === 0 && <Trans {...parts} i18nKey="running.equal" />}
    </p>
  );
}
