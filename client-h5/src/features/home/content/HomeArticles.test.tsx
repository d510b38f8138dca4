import { languages } from '../../../../../schema/languages';
import { draw } from '../../../testing/draw';
import { HomeArticles } from './HomeArticles';
import type { HomeArticleFragment } from './homeContent.generated';

const activity: Omit<HomeArticleFragment, 'phase'> = {
  id: '9',
  kind: 'ACTIVITY',
  title: 'Winter weeks',
  summary: '',
  picture: null,
  link: null,
  shownAt: '2026-11-20T12:00:00.000Z',
  startsAt: '2026-12-04T12:00:00.000Z',
  endsAt: '2026-12-11T12:00:00.000Z',
};

const drawn = (phase: 'UPCOMING' | 'RUNNING', language: (typeof languages)[number] = 'en') =>
  draw(
    <HomeArticles
      title="Activities"
      all="/all"
      articles={[{ ...activity, phase }]}
      to={(id) => id}
    />,
    [],
    language,
  ).text;

it('an activity on Home names the date that comes next: from when it is, then until when', () => {
  expect(drawn('UPCOMING')).toMatch(/Upcoming · from Dec 4/);
  expect(drawn('UPCOMING')).not.toContain('Dec 11');
  expect(drawn('RUNNING')).toMatch(/Running · until Dec 11/);
});

it.each(languages)('and its begin in %s', (language) => {
  expect(drawn('UPCOMING', language)).not.toMatch(/[{}]|from$/);
});
