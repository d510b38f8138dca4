import { languages } from '../../../../schema/languages';
import { platform } from '../../testing/answers';
import { draw, known, plain } from '../../testing/draw';
import { wordsOf } from '../../testing/words';
import { LandingPage } from './LandingPage';
import { LandingTermsDocument, VisitorBannersDocument } from './public.generated';

/** Terms that no text could know by heart. */
const terms = known(LandingTermsDocument, {
  instruments: [
    {
      id: '16',
      symbol: 'BTC/USDT',
      terms: [
        { id: 'a', durationSeconds: 60, payoutBp: 7_300, feeBp: 150, breakEvenBp: 5_868 },
        { id: 'b', durationSeconds: 90, payoutBp: 7_900, feeBp: 250, breakEvenBp: 5_727 },
      ],
    },
  ],
});

const page = (language: (typeof languages)[number] = 'en') =>
  draw(<LandingPage />, [platform({ supportHours: 'XX to YY' }), terms], language);

const banner = (id: string) => ({
  node: { id, title: `Banner ${id}`, summary: '', picture: `/files/c/${id}.webp`, link: null },
});
const withBanners = (...ids: string[]) =>
  draw(<LandingPage />, [
    platform(),
    known(VisitorBannersDocument, { articles: { edges: ids.map(banner) } }),
  ]).html;

describe('banners before any script', () => {
  it('the first is drawn, with room for the buttons that move them', () => {
    const html = withBanners('one', 'two');
    expect(html).toContain('src="/files/c/one.webp"');
    expect(html).not.toContain('Banner two');
    expect(html).toContain('data-steps="true"');
  });

  it('one alone has no such room, and none has no room at all', () => {
    expect(withBanners('one')).toContain('data-steps="false"');
    expect(withBanners()).not.toContain('data-steps');
  });

  it('while they are not known, room is kept', () => {
    expect(page().html).toContain('data-steps="true"');
  });
});

describe('H1: what the marketing home says of costs is in force', () => {
  it('both outcomes, with the fee in them', () => {
    expect(page().facts).toMatchObject({
      'If it ends higher': '+$14.30',
      'If it ends lower': '−$20.30',
    });
  });

  it('each duration with its return, fee and break-even', () => {
    expect(page().text).toContain('60s 73% 1.5% 58.68%');
    expect(page().text).toContain('90s 79% 2.5% 57.27%');
  });

  it('names no figure before the terms are known', () => {
    const { text } = draw(<LandingPage />, [platform()]);
    expect(text).not.toMatch(/[$%]/);
  });
});

it.each(languages)('H4: in %s the marketing home says what can be lost', (language) => {
  expect(page(language).text).toContain(plain(wordsOf(language).shared.common.riskLine));
});

it.each(languages)(
  'H5: in %s it names the hours of the policy, wherever it names any',
  (language) => {
    expect(page(language).text.match(/XX to YY/g)).toHaveLength(2);
  },
);

it('its footer leads to the projects', () => {
  expect(page().html).toMatch(/<a href="\/pages\/project\/project"[^>]*>Projects<\/a>/);
});
