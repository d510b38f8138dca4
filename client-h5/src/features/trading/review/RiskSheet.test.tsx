import { languages } from '../../../../../schema/languages';
import { draw } from '../../../testing/draw';
import { wordsOf } from '../../../testing/words';
import { RiskNotice } from './RiskSheet';

const nothing = () => undefined;
const notice = <RiskNotice busy={false} onAccept={nothing} onClose={nothing} />;

describe('the risk notice before the first order', () => {
  it('H7: comes without a tick, and goes on only with one', () => {
    const { html } = draw(notice);
    expect(html).toContain('<input type="checkbox"/>');
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Continue/);
  });

  it('H7: refusing is one tap away and always possible', () => {
    const [, refuse = ''] = draw(notice).html.match(/<button.*?<\/button>/g) ?? [];
    expect(refuse).toContain('Not now');
    expect(refuse).not.toContain('disabled');
  });

  it.each(languages)(
    'H4: says in %s what can be lost, the odds, and that it is chance',
    (language) => {
      const { text } = draw(notice, [], language);
      const { loss, odds, chance, agree } = wordsOf(language).trading.risk;
      for (const words of [loss, odds, chance, agree]) expect(text).toContain(words);
    },
  );
});
