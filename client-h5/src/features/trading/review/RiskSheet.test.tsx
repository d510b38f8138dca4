import { languages } from '../../../../../schema/languages';
import { draw } from '../../../testing/draw';
import { wordsOf } from '../../../testing/words';
import { RiskNotice } from './RiskSheet';

const nothing = () => undefined;
const text = 'You can lose all of it.\nIt is close to chance.';
const notice = <RiskNotice text={text} busy={false} onAccept={nothing} onClose={nothing} />;

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
    'H4: says in %s each point of the notice in force, and what is accepted with it',
    (language) => {
      const drawn = draw(notice, [], language).text;
      for (const point of text.split('\n')) expect(drawn).toContain(point);
      expect(drawn).toContain(wordsOf(language).trading.risk.agree);
    },
  );
});
