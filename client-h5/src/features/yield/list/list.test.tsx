import { act, fireEvent, render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { languages } from '../../../../../schema/languages';
import { limits } from '../../../../../schema/limits';
import { setBalanceHidden, setLanguage, signIn, signOut } from '../../../lib/session/session';
import { answering } from '../../../testing/answering';
import { platform, usd } from '../../../testing/answers';
import { draw, known, plain } from '../../../testing/draw';
import { aProject } from '../../../testing/projects';
import { wordsOf } from '../../../testing/words';
import { RiskCard } from '../RiskCard';
import type { Project } from '../types';
import { ProjectCard } from './ProjectCard';
import { ProjectListScreen } from './ProjectListScreen';
import { ProjectsDocument, ProjectsHeldDocument } from './projects.generated';

const held = {
  yieldOverview: { held: usd('800.00'), yesterday: usd('0.12'), total: usd('3.40') },
};
const pageOf = (projects: readonly Project[], hasNextPage = false) => ({
  projects: {
    edges: projects.map((node) => ({ cursor: node.id, node })),
    pageInfo: { endCursor: projects.at(-1)?.id ?? null, hasNextPage },
  },
});
const listOf = (projects: readonly Project[], language: 'en' | 'de' = 'en') =>
  draw(
    <ProjectListScreen />,
    [
      platform(),
      known(ProjectsHeldDocument, held),
      known(ProjectsDocument, pageOf(projects), {
        tab: 'ALL',
        first: limits.pageSizeDefault,
      }),
    ],
    language,
  );
const card = (own: Partial<Project> = {}) => draw(<ProjectCard project={aProject(own)} />);

beforeEach(() => {
  setLanguage('en');
  void i18next.changeLanguage('en');
  setBalanceHidden(false);
  signIn('t');
});
afterEach(() => {
  signOut({ farewell: false });
});

describe('a card of a project', () => {
  it('says every obligation and figure without a tap', () => {
    const { text, html } = card();
    for (const said of [
      'Harbour 30',
      'Short notes of port operators.',
      'Estimated yield 3.20% a year',
      '30 days',
      'Minimum 100.00 USD',
      'One top-up of $200.00 on day 15',
      'Leave on any day: principal whole, 50% of the interest given up',
      'Interest and principal at the end',
      '$300.00 set aside for $2.63 of promised interest',
      '64% filled',
      '0.008767% a day',
      '12 units',
      'Released Nov 1',
      'Closes Jan 6, 2099',
    ])
      expect(text).toContain(said);
    expect(html).toContain('/pages/project/details?id=7');
  });

  it('and the other words where nothing is to be added and nobody may leave', () => {
    const { text } = card({ topUp: null, earlyStop: false, dividend: 'DAILY', units: 1 });
    expect(text).toContain('No top-up');
    expect(text).toContain('No leaving before the end');
    expect(text).toContain('Interest each day, principal at the end');
    expect(text).toContain('1 unit ');
  });

  it('H4: paid each day, leaving early takes no more than is not paid out yet', () => {
    const early = 'Leave on any day: principal whole; 50% of the interest given up';
    expect(card({ dividend: 'DAILY' }).text).toContain(
      `${early}, but never more than is not yet paid out`,
    );
    expect(card({ dividend: 'END' }).text).not.toContain('paid out');
  });

  it.each(languages)('H4: in %s has its risk, which no card can leave out', (language) => {
    const { text } = draw(<ProjectCard project={aProject()} />, [], language);
    expect(text).toContain(`${wordsOf(language).yield.risk.title} Borrowers may fail to pay.`);
    // @ts-expect-error A card without its risk is none.
    expect(<RiskCard>{text}</RiskCard>).toBeTruthy();
  });

  it.each(languages)('H4: in %s says what holds for all where the terms are gone', (language) => {
    const { text } = draw(<RiskCard risk={null}>{''}</RiskCard>, [], language);
    expect(text).toContain(plain(wordsOf(language).yield.risk.general));
  });

  it.each([
    ['Open', {}],
    ['Upcoming', { phase: 'UPCOMING' }],
    ['Sold out', { phase: 'SOLD_OUT' }],
    ['Ended', { phase: 'ENDED' }],
    ['Closes soon', { saleEndsAt: new Date(Date.now() + 86_400_000).toISOString() }],
    ['Not covered', { covered: false }],
    ['Paused', { suspendReason: 'We check the borrower.' }],
    ['Sold out', { phase: 'SOLD_OUT', suspendReason: 'We check the borrower.' }],
  ] as const)('stands as %s', (word, own) => {
    expect(card(own).html).toMatch(new RegExp(`class="pill [^>]*>${word}<`));
  });

  it('H8: says why joining is paused', () => {
    expect(card({ suspendReason: 'We check the borrower.' }).text).toContain(
      'Joining is paused: We check the borrower.',
    );
    expect(card({ covered: false }).text).toContain('Joining is paused until more money');
  });

  it('one that is joined leads to one’s own', () => {
    const { html, text } = card({ joined: '5' });
    expect(text).toContain('View mine');
    expect(html).toContain('/pages/project/myproject?id=5');
  });
});

describe('the list of projects', () => {
  it('has one’s own sum above, and below that yields are estimates and principal is at risk', () => {
    const { text } = listOf([aProject()]);
    expect(text).toContain('In projects 800.00 USD Yesterday +$0.12 All time +$3.40');
    expect(text).toContain(wordsOf('en').yield.risk.estimates);
    expect(text).toContain('Practice');
  });

  it('hides one’s own amounts while balances are hidden', () => {
    setBalanceHidden(true);
    const { text } = listOf([aProject()]);
    expect(text).toContain('In projects **** Yesterday **** All time ****');
    expect(text).not.toContain('800.00');
  });

  it('has no sum without a session', () => {
    signOut({ farewell: false });
    expect(listOf([aProject()]).text).not.toContain('All time');
  });

  it('says when there is nothing', () => {
    expect(listOf([]).text).toContain('No projects here');
  });
});

describe('narrowing the list', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const rest = (ms = 1_000) => act(() => jest.advanceTimersByTimeAsync(ms));
  const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  const three = [
    aProject(),
    aProject({ id: '8', title: 'Ridge 90', days: 90, topUp: null }),
    aProject({ id: '9', title: 'Cove 14', days: 14, topUp: null }),
  ];

  it('each tab asks the server; filters look at what is loaded', async () => {
    const asked = answering({
      Platform: [{ ...platform().data }],
      ProjectsHeld: [held],
      Projects: [pageOf(three), pageOf([three[1] ?? aProject()])],
    });
    render(<ProjectListScreen />, { wrapper: asked.wrapper });
    await rest();
    expect(titles()).toEqual(['Harbour 30', 'Ridge 90', 'Cove 14']);
    fireEvent.click(screen.getByRole('button', { name: 'No top-up' }));
    expect(titles()).toEqual(['Ridge 90', 'Cove 14']);
    fireEvent.click(screen.getByRole('button', { name: 'Under 30 days' }));
    expect(titles()).toEqual(['Cove 14']);
    fireEvent.click(screen.getByRole('tab', { name: 'Ended' }));
    await rest();
    expect(screen.getByText('None of these match')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Under 30 days' }));
    expect(titles()).toEqual(['Ridge 90']);
    const tabs = asked.sent.filter(({ name }) => name === 'Projects');
    expect(tabs.map(({ variables }) => variables.tab)).toEqual(['ALL', 'ENDED']);
  });

  it('a list that did not come is asked for again', async () => {
    const asked = answering({
      Platform: [{ ...platform().data }],
      ProjectsHeld: [held],
      Projects: ['lost', pageOf(three)],
    });
    render(<ProjectListScreen />, { wrapper: asked.wrapper });
    await rest();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await rest();
    expect(within(screen.getByRole('list', { name: 'Project' })).getByText('Cove 14')).toBeTruthy();
  });
});
