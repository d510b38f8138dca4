import { languages } from '../../../../schema/languages';
import { draw, plain } from '../../testing/draw';
import { wordsOf } from '../../testing/words';
import { TradeScreen } from './TradeScreen';

it.each(languages)('H4: the risk stands in %s before the market has come', (language) => {
  const { riskLine } = wordsOf(language).shared.common;
  expect(draw(<TradeScreen />, [], language).text).toContain(plain(riskLine));
});
