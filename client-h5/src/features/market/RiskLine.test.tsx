import { languages } from '../../../../schema/languages';
import { platform } from '../../testing/answers';
import { draw, known, wordsOf } from '../../testing/draw';
import { MarketListScreen } from './MarketListScreen';
import { MarketsDocument } from './market.generated';

it.each(languages)('H4: in %s the list of markets says what can be lost', (language) => {
  const { text } = draw(
    <MarketListScreen />,
    [platform(), known(MarketsDocument, { instruments: [] })],
    language,
  );
  expect(text).toContain(wordsOf(language).shared.common.riskLine);
});
