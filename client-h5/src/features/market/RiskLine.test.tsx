import { contentPaths } from '../../../../schema/content/routes';
import { languages } from '../../../../schema/languages';
import { platform } from '../../testing/answers';
import { draw, known, plain } from '../../testing/draw';
import { wordsOf } from '../../testing/words';
import { MarketsDocument } from './market.generated';
import { MarketListScreen } from './MarketListScreen';

it.each(languages)(
  'H4: in %s the list of markets says what can be lost, and leads to the guide',
  (language) => {
    const { text, html } = draw(
      <MarketListScreen />,
      [platform(), known(MarketsDocument, { instruments: [] })],
      language,
    );
    expect(text).toContain(plain(wordsOf(language).shared.common.riskLine));
    expect(html).toContain(`href="${contentPaths.guide}"`);
  },
);
