import { cutPrice } from '../../../../../schema/figures/price';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { Fact } from '../../../ui/figure/Fact';
import { MoneyText } from '../../../ui/figure/MoneyText';
import { ratePlaces } from '../ratePlaces';
import type { Conversion } from '../types';

interface Props {
  readonly quote: Conversion;
  /** Seconds for which it still holds. */
  readonly left: number;
}

/** What was quoted: both amounts, the rate with its spread, where it comes from, and how long it holds. */
export function QuoteFacts({ quote, left }: Props) {
  const { t } = useWords('wallet');
  const format = useFormat();
  const { give, get, coin, rate, spreadBp } = quote;
  const source = coin === 'USDT' ? 'USDT/USD' : `${coin}/USDT × USDT/USD`;
  return (
    <>
      <dl className="facts">
        <Fact name={t('convert.give')}>
          <MoneyText money={give} />
        </Fact>
        <Fact name={t('convert.get')}>
          <MoneyText money={get} />
        </Fact>
        <Fact name={t('convert.rate')}>
          {t('history.rate', { coin, rate: format.price(cutPrice(rate, ratePlaces(coin)), 2) })}
        </Fact>
        <Fact name={t('convert.spread')}>{format.rate(spreadBp, 2)}</Fact>
        <Fact name={t('convert.source')}>{source}</Fact>
      </dl>
      <p className="small" role="timer">
        {left > 0 ? t('convert.holds', { seconds: left }) : t('convert.expired')}
      </p>
    </>
  );
}
