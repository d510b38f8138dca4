import { fireEvent, render, screen, within } from '@testing-library/react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { HtmlText } from '../../ui/HtmlText';
import { answering } from '../../testing/answering';
import { wordsOf } from '../../testing/words';
import { AboutScreen } from './AboutScreen';
import { ArticleScreen } from './ArticleScreen';
import { ActivityScreen } from './ActivityScreen';
import { ActivityListScreen } from './ActivityListScreen';
import { NewsScreen } from './NewsScreen';

const words = wordsOf('en').content;

const article = (id: string, more: object = {}) => ({
  ...{ __typename: 'Article', id, kind: 'NEWS', title: `Title ${id}`, summary: 'In short' },
  ...{ picture: null, link: null, startsAt: null, endsAt: null, phase: null, campaign: null },
  shownAt: '2026-11-20T14:06:09.000Z',
  ...more,
});
const listOf = (...nodes: readonly object[]) => ({
  articles: {
    __typename: 'ArticleConnection',
    edges: nodes.map((node, n) => ({ __typename: 'ArticleEdge', cursor: String(n), node })),
    pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
  },
});
const show = (screenOf: () => React.ReactNode, answers: Parameters<typeof answering>[0]) => {
  const served = answering(answers);
  render(screenOf(), { wrapper: served.wrapper });
  return served;
};

const HOSTILE = [
  '<p onclick="x()">Hello <b>you</b></p><script>alert(1)</script><img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">bad</a><a href="/pages/news/news">news</a>',
  '<a href="https://a.example/x">out</a><svg onload=alert(1)></svg><iframe src="//evil"></iframe>',
].join('');

it('S7: what is shown is cleaned once more, whatever came; links stay in the app or open apart, of a dead one the words stay', () => {
  const { container } = render(<HtmlText html={HOSTILE} />);
  expect(container.innerHTML).not.toMatch(/script|onerror|onclick|svg|iframe|<b>/);
  const links = [...container.querySelectorAll('a')].map((one) => one.outerHTML);
  expect(links).toEqual([
    '<a href="#/pages/news/news">news</a>',
    '<a href="https://a.example/x" target="_blank" rel="noopener noreferrer">out</a>',
  ]);
  expect(container.textContent).toContain('bad');
});

it('news lead to their article with title and date', async () => {
  show(() => <NewsScreen />, { Articles: [listOf(article('7'))] });
  const link = await screen.findByRole('link', { name: /Title 7/ });
  expect(link.getAttribute('href')).toBe('/pages/news/details?id=7');
  expect(link.textContent).toContain('Nov 20');
});

it('an empty list says so', async () => {
  show(() => <NewsScreen />, { Articles: [listOf()] });
  expect(await screen.findByText(words.newsEmpty)).toBeTruthy();
});

it('activities are asked for by their phase, and lead to their page', async () => {
  const running = article('9', {
    ...{ kind: 'ACTIVITY', phase: 'RUNNING' },
    ...{ startsAt: '2026-11-20T14:00:00.000Z', endsAt: '2026-12-20T14:00:00.000Z' },
  });
  const { sent } = show(() => <ActivityListScreen />, { Articles: [listOf(running), listOf()] });
  expect((await screen.findByRole('link', { name: /Running/ })).getAttribute('href')).toBe(
    '/pages/activityview/activityview?id=9',
  );
  fireEvent.click(screen.getByRole('tab', { name: words.phase.ENDED }));
  expect(await screen.findByText(words.activitiesEmpty)).toBeTruthy();
  const asked = sent.filter(({ name }) => name === 'Articles');
  expect(asked.map(({ variables }) => variables.phases)).toEqual([['RUNNING'], ['ENDED']]);
});

const OFFICE = {
  ...{ __typename: 'Office', address: 'Lakeside 1\nBern' },
  ...{ latitude: 46.9481, longitude: 7.4474 },
};

it('about us stands above the questions, each with its answer, and the office leads to its map', async () => {
  const text = (id: string, title: string, body: string) => ({
    __typename: 'ArticleEdge',
    node: { __typename: 'Article', id, title, body },
  });
  const edges = (...all: readonly object[]) => ({ __typename: 'ArticleConnection', edges: all });
  show(() => <AboutScreen />, {
    About: [
      {
        platform: { __typename: 'Platform', office: OFFICE },
        about: edges(text('1', 'About', '<p>A mountain lake</p>')),
        questions: edges(text('2', 'Which price?', '<p>The recorded one</p>')),
      },
    ],
  });
  expect(await screen.findByText('A mountain lake')).toBeTruthy();
  expect(screen.getByRole('link', { name: words.officeMap }).getAttribute('href')).toBe(
    '/open-location?lat=46.9481&lng=7.4474&name=Lakeside+1%0ABern',
  );
  const answer = await screen.findByText('The recorded one');
  expect(answer.closest('details')?.textContent).toContain('Which price?');
});

it.each([
  ['/pages/invite/invite', { href: '/pages/invite/invite', apart: false }],
  ['https://a.example/x', { href: 'https://a.example/x', apart: true }],
  [null, null],
  ['javascript:alert(1)', null],
])('S7: an activity whose link is %s says how to take part, and whom to ask', async (link, way) => {
  const period = { startsAt: '2026-11-20T14:00:00.000Z', endsAt: '2026-12-20T14:00:00.000Z' };
  const activity = article('9', {
    ...{ kind: 'ACTIVITY', phase: 'RUNNING', link, body: '<p>Rules</p>' },
    ...period,
  });
  const screens = () => (
    <Routes>
      <Route path="/" element={<Navigate to="/a?id=9" />} />
      <Route path="/a" element={<ActivityScreen />} />
    </Routes>
  );
  show(screens, { Article: [{ article: activity }] });
  const ask = await screen.findByRole('link', { name: words.ask });
  expect(ask.getAttribute('href')).toBe('/pages/customer/customer?topic=FEEDBACK');
  const claim = screen.queryByRole('link', { name: words.claim });
  expect(
    claim && {
      href: claim.getAttribute('href'),
      apart: claim.getAttribute('rel') === 'noopener noreferrer',
    },
  ).toEqual(way);
});

const usd = (amount: string) => ({ __typename: 'Money', amount, asset: 'USD' });
const aCampaign = {
  ...{ __typename: 'ActivityCampaign', purpose: 'DAILY_BONUS', phase: 'RUNNING', spent: false },
  ...{ amount: usd('5.00'), turnover: usd('15.00'), endsAt: '2026-12-20T14:00:00.000Z' },
};

/** The page of an activity that names a campaign. */
async function opened(campaign: object, link: string | null = null) {
  const period = { startsAt: '2026-11-20T14:00:00.000Z', endsAt: '2026-12-20T14:00:00.000Z' };
  const activity = article('9', {
    ...{ kind: 'ACTIVITY', phase: 'RUNNING', link, body: '<p>Rules</p>' },
    ...{ ...period, campaign: { ...aCampaign, ...campaign } },
  });
  const screens = () => (
    <Routes>
      <Route path="/" element={<Navigate to="/a?id=9" />} />
      <Route path="/a" element={<ActivityScreen />} />
    </Routes>
  );
  show(screens, { Article: [{ article: activity }] });
  return within(await screen.findByRole('region', { name: words.campaign.title }));
}

it.each([
  ['DAILY_BONUS', 'DAILY_BONUS', '/pages/user/user'],
  ['INVITATION', 'INVITATION', '/pages/invite/invite'],
  [null, 'HAND', '/pages/customer/customer?topic=FEEDBACK'],
] as const)(
  'an activity whose campaign is for %s says what it gives, and leads to where that is claimed',
  async (purpose, way, href) => {
    const terms = await opened({ purpose }, href);
    expect(screen.getByRole('button', { name: /^Practice/ })).toBeTruthy();
    for (const text of [
      /^5\.00.USD$/,
      /^15\.00.USD$/,
      words.campaign.until,
      words.campaign.tied,
      words.campaign.by[way],
    ]) {
      expect(terms.getAllByText(text).length).toBeGreaterThan(0);
    }
    expect(terms.getByText(words.phase.RUNNING)).toBeTruthy();
    const go = terms.getByRole('link', { name: words.campaign.go[way] });
    expect(go.getAttribute('href')).toBe(href);
    // Its own link leads to the same place: one way there is enough.
    expect(screen.queryByRole('link', { name: words.claim })).toBeNull();
  },
);

it.each([
  [{ spent: true }, words.campaign.spent],
  [{ phase: 'ENDED' }, words.phase.ENDED],
  [{ phase: 'ENDED', spent: true }, words.phase.ENDED],
])(
  'H4: a campaign that gives nothing more says so, and offers no way to it: %j',
  async (more, says) => {
    const terms = await opened(more);
    expect(terms.getByText(says)).toBeTruthy();
    expect(terms.queryByRole('link')).toBeNull();
  },
);

it('what is tied to no turnover says so', async () => {
  const terms = await opened({ turnover: usd('0.00') });
  expect(terms.getByText(words.campaign.free)).toBeTruthy();
  expect(terms.queryByText(words.campaign.tied)).toBeNull();
});

it.each([
  ['/pages/yield/yield', '/pages/yield/yield', null],
  ['https://a.example/x', 'https://a.example/x', '_blank'],
])(
  'H1: an article that leads to %s has the way there below its text',
  async (link, href, target) => {
    const screens = () => (
      <Routes>
        <Route path="/" element={<Navigate to="/a?id=7" />} />
        <Route path="/a" element={<ArticleScreen />} />
      </Routes>
    );
    show(screens, { Article: [{ article: article('7', { link, body: '<p>Hello</p>' }) }] });
    const way = await screen.findByRole('link', { name: words.open });
    expect([way.getAttribute('href'), way.getAttribute('target')]).toEqual([href, target]);
  },
);
