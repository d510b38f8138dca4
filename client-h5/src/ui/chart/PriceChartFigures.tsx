import { classes } from '../../lib/classes';
import type { ChartBar, ChartSetting } from './priceChartTypes';
import styles from './PriceChartFigures.module.css';

interface Props {
  readonly bar: ChartBar;
  readonly setting: ChartSetting;
}

/** The figures of one bar, as it is drawn. Who cannot see the picture has them in its table. */
export function PriceChartFigures({ bar, setting: { words, seconds } }: Props) {
  const price = (text: string) => words.price(Number(text));
  const { open, high, low, close, volume } = words.figures;
  return (
    <dl className={classes(styles.priceChartFigures, 'num')} aria-hidden>
      <dt>{words.time(Date.parse(bar.startAt), seconds >= 86_400)}</dt>
      <dd />
      <dt>{open}</dt>
      <dd>{price(bar.open)}</dd>
      <dt>{high}</dt>
      <dd>{price(bar.high)}</dd>
      <dt>{low}</dt>
      <dd>{price(bar.low)}</dd>
      <dt>{close}</dt>
      <dd>{price(bar.close)}</dd>
      {bar.volume != null && (
        <>
          <dt>{volume}</dt>
          <dd>{bar.volume}</dd>
        </>
      )}
    </dl>
  );
}
