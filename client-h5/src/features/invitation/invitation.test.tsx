import { render, screen } from '@testing-library/react';
import { languages } from '../../../../schema/languages';
import { clockAt } from '../../testing/clock';
import { answering } from '../../testing/answering';
import { draw, known } from '../../testing/draw';
import { press } from '../../testing/press';
import {
  InvitationDocument,
  InviteesDocument,
  type InvitationFactsFragment,
} from './invitation.generated';
import { drawPoster } from './drawPoster';
import { InviteScreen } from './InviteScreen';
import { OwnCreditsDocument } from './own/bonuses.generated';
import { BonusesScreen } from './own/BonusesScreen';

const usd = (amount: string) => ({ __typename: 'Money' as const, amount, asset: 'USD' as const });
type State = 'LOCKED' | 'CLAIMABLE' | 'UNDER_REVIEW' | 'PAID' | 'REFUSED';
const reward = (tier: number, state: State, running = true) => ({
  __typename: 'Reward' as const,
  ...{ tier, need: tier, state, running, number: null, claimedAt: null },
  ...{ amount: usd('10.00'), turnover: usd('30.00') },
  reviewBy: state === 'UNDER_REVIEW' ? '2026-11-24T09:00:00.000Z' : null,
  talk: state === 'UNDER_REVIEW' ? '7' : null,
  reason: state === 'REFUSED' ? 'Two are one person.' : null,
});
const invitation = (states: readonly State[], running = true) => ({
  __typename: 'Invitation' as const,
  ...{ code: 'TARN01', link: 'https://tarn.example/h5/#/pages/login/register?code=TARN01' },
  ...{ invitees: 2, verified: 1, rules: ['One level.'] },
  bonus: {
    __typename: 'InvitationBonus' as const,
    ...{ earned: usd('0.00'), claimable: usd('10.00'), underReview: usd('0.00') },
  },
  rewards: states.map((state, n) => reward(n + 1, state, running)),
});
const invitees = (steps: readonly ('REGISTERED' | 'VERIFIED')[]) => ({
  invitees: {
    __typename: 'InviteeConnection' as const,
    edges: steps.map((step, n) => ({
      __typename: 'InviteeEdge' as const,
      cursor: String(n),
      node: {
        __typename: 'Invitee' as const,
        ...{ accountMasked: 'an***om', registeredAt: `2026-11-2${String(n)}T09:00:00.000Z`, step },
      },
    })),
    pageInfo: { __typename: 'PageInfo' as const, endCursor: null, hasNextPage: false },
  },
});

const drawn = (states: readonly State[], running = true, language?: (typeof languages)[number]) =>
  draw(
    <InviteScreen />,
    [
      known(InvitationDocument, { invitation: invitation(states, running) }),
      known(InviteesDocument, invitees(['VERIFIED', 'REGISTERED']), { first: 20 }),
    ],
    language,
  ).text;

beforeEach(() => {
  clockAt('2026-11-23T09:00:00.000Z');
});

const ALL: readonly State[] = ['CLAIMABLE', 'UNDER_REVIEW', 'PAID', 'REFUSED', 'LOCKED'];

it('H11: says what counts, what each number gives with its turnover, and where a claim is', () => {
  const text = drawn(ALL);
  expect(text).toContain('$10.00 for 1 verified Claimable Stated turnover $30.00 Claim $10.00');
  expect(text).toMatch(/for 2 verified Under review .* Answer promised by/);
  expect(text).toContain('for 3 verified Paid');
  expect(text).toContain('Refused: Two are one person.');
  expect(text).toContain('Rewards count verified invitees, nothing else.');
});

it('the link leads to where the app was opened, whatever address the server has for itself', () => {
  const text = drawn([]);
  expect(text).toContain(`${location.origin}/h5/#/pages/login/register?code=TARN01`);
  expect(text).not.toContain('tarn.example');
});

it('H8: what was refused says why, and can be claimed again', () => {
  const refused = { ...reward(1, 'CLAIMABLE'), reason: 'Two are one person.' };
  const facts = known(InvitationDocument, {
    invitation: { ...invitation([]), rewards: [refused] },
  });
  const { text } = draw(<InviteScreen />, [
    facts,
    known(InviteesDocument, invitees([]), { first: 20 }),
  ]);
  expect(text).toContain(
    'Claimable Stated turnover $30.00 Refused: Two are one person. Claim $10.00',
  );
});

it('H1: says where no campaign pays, and keeps the claim', () => {
  expect(drawn(['CLAIMABLE'], false)).toContain(
    'No campaign pays it now. It stays yours to claim.',
  );
  expect(drawn(['LOCKED'], false)).toMatch(/No campaign pays it now\.(?! It stays)/);
  expect(drawn(['PAID'], false)).not.toContain('No campaign');
});

it('H8: what no campaign pays now is not claimed: the button says why', async () => {
  const { wrapper } = answering({
    Invitation: [{ invitation: invitation(['CLAIMABLE'], false) }],
    Invitees: [invitees([])],
  });
  render(<InviteScreen />, { wrapper });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Claim $10.00' });
  expect(button.disabled).toBe(true);
  const why = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(why?.textContent).toBe('No campaign pays it now.');
});

it('M7: a claim whose answer was lost is asked for again, not made twice', async () => {
  const { sent, wrapper } = answering({
    Invitation: [{ invitation: invitation(['CLAIMABLE']) }],
    Invitees: [invitees([])],
    RewardClaim: [
      'lost',
      { rewardClaim: { invitation: invitation(['UNDER_REVIEW']), userErrors: [] } },
    ],
  });
  render(<InviteScreen />, { wrapper });
  const tap = () => press('Claim $10.00');
  await tap();
  await tap();
  expect(await screen.findByText(/Answer promised by/)).toBeTruthy();
  const keys = sent
    .filter(({ name }) => name === 'RewardClaim')
    .map(({ variables }) => JSON.stringify(variables));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

it('H3: claims what is shown; what changed meanwhile is shown, and nothing is claimed', async () => {
  const before = invitation(['CLAIMABLE']);
  const rewards = [{ ...reward(1, 'CLAIMABLE'), turnover: usd('500.00') }];
  const error = { code: 'CHANGED_MEANWHILE', message: 'Changed', field: ['input', 'shown'] };
  const { sent, wrapper } = answering({
    Invitation: [{ invitation: before }],
    Invitees: [invitees([])],
    RewardClaim: [
      { rewardClaim: { invitation: { ...before, rewards }, userErrors: [error] } },
      { rewardClaim: { invitation: invitation(['UNDER_REVIEW']), userErrors: [] } },
    ],
  });
  render(<InviteScreen />, { wrapper });
  const tap = () => press('Claim $10.00');
  await tap();
  expect(await screen.findByText('Stated turnover $500.00')).toBeTruthy();
  expect(screen.queryByText(/Claimed/)).toBeNull();
  await tap();
  expect(await screen.findByText(/Answer promised by/)).toBeTruthy();
  const shown = sent
    .filter(({ name }) => name === 'RewardClaim')
    .map(({ variables }) => (variables as { readonly input: object }).input);
  expect(shown).toMatchObject([
    { tier: 1, shown: { need: 1, amount: '10.00', turnover: '30.00' } },
    { tier: 1, shown: { need: 1, amount: '10.00', turnover: '500.00' } },
  ]);
});

it.each([
  ['words with spaces', 'one two three four five six seven eight nine ten'],
  ['signs without spaces', '邀请码海报扫码注册风险提示'.repeat(4)],
])('the poster breaks %s into lines that fit', (_, risk) => {
  const lines: string[] = [];
  const pen = {
    fillRect: () => undefined,
    drawImage: () => undefined,
    fillText: (text: string) => lines.push(text),
    measureText: (text: string) => ({ width: text.length * 30 }),
  } as unknown as CanvasRenderingContext2D;
  const scan = document.createElement('canvas');
  drawPoster(pen, { scan, brand: 'Tarn', lead: 'Scan', codeLine: 'TARN01', risk });
  const [brand, , , ...rest] = lines;
  expect(brand).toBe('Tarn');
  expect(rest.every((line) => line.length * 30 <= 600)).toBe(true);
  expect(rest.join(' ').replace(/ /g, '')).toBe(risk.replace(/ /g, ''));
});

it.each(languages)('in %s with words of its own', (language) => {
  expect(drawn(ALL, false, language)).not.toMatch(/\{|state\.|step\./);
});

describe('what one claimed and was credited', () => {
  const state = (value: 'OPEN' | 'FULFILLED' | 'USED', n: number) => ({
    __typename: 'CreditEdge' as const,
    cursor: String(n),
    node: {
      __typename: 'Credit' as const,
      ...{ id: String(n), number: `88${String(n)}`, rechargeId: `7${String(n)}`, state: value },
      ...{ title: `Gift ${String(n)}`, grantedAt: '2026-11-23T10:00:00.000Z' },
      amount: usd('1.00'),
      turnover: { __typename: 'Turnover' as const, left: usd('3.00') },
    },
  });
  const credits = (...edges: ReturnType<typeof state>[]) => ({
    credits: {
      __typename: 'CreditConnection' as const,
      edges,
      pageInfo: { __typename: 'PageInfo' as const, endCursor: null, hasNextPage: false },
    },
  });
  const own = (
    rewards: InvitationFactsFragment['rewards'],
    given: ReturnType<typeof credits>,
    language?: (typeof languages)[number],
  ) =>
    draw(
      <BonusesScreen />,
      [
        known(InvitationDocument, { invitation: { ...invitation([]), rewards } }),
        known(OwnCreditsDocument, given, { first: 20 }),
      ],
      language,
    );
  const claimed = {
    ...reward(2, 'UNDER_REVIEW'),
    number: '4711',
    claimedAt: '2026-11-23T10:00:00Z',
  };

  it('H1: lists claims alone, with number and promise, and each credit with what ties it', () => {
    const all = credits(state('OPEN', 1), state('FULFILLED', 2), state('USED', 3));
    const { text, html } = own([reward(1, 'CLAIMABLE'), claimed], all);
    expect(text).toMatch(/for 2 verified Under review .*Request 4711 Answer promised by/);
    expect(text).not.toContain('for 1 verified');
    expect(text).toMatch(/Gift 1 .*\$3\.00 of turnover to go \$1\.00 Tied/);
    expect(text).toMatch(/Gift 2 .*\$1\.00 Free Gift 3 .*\$1\.00 Used up/);
    expect(html).toContain('/pages/user/rechargerecord?id=71');
  });

  it('H1: a claim that was refused is listed as such, also where the reward can be claimed again', () => {
    const { text } = own([{ ...claimed, state: 'CLAIMABLE', reason: 'One person.' }], credits());
    expect(text).toMatch(/for 2 verified Refused .*Request 4711 Refused: One person\./);
  });

  it('leads to inviting where there is nothing yet', () => {
    const { text, html } = own([reward(1, 'LOCKED')], credits());
    expect(text).toContain('Nothing claimed yet');
    expect(html).toContain('href="/pages/invite/invite"');
  });

  it.each(languages)('in %s with words of its own', (language) => {
    expect(own([claimed], credits(state('OPEN', 1)), language).text).not.toMatch(/\{|own\./);
  });
});
