import { fireEvent, screen, waitFor } from '@testing-library/react';
import { rewardClaims } from '.';
import { answering } from '../../testing/answering';
import { renderConsole } from '../../testing/console';
import { dashboard, prepareQueue, press } from '../../testing/queue';
import { blockedBy, type RewardClaim } from './rewardClaim';

const usd = (amount: string) => ({ amount, asset: 'USD' as const });

/** In the hands of the signed-in member of staff. */
const held = (own: Partial<RewardClaim> = {}): RewardClaim => ({
  ...{ id: '4', number: 'R3W9H5DA7CCDBF45', version: 2, tier: 1, need: 1 },
  ...{ state: 'IN_REVIEW', reviewState: 'IN_REVIEW', ownRequest: false },
  submittedAt: '2026-11-20T12:00:00.000Z',
  reviewBy: '2026-11-21T12:00:00.000Z',
  ...{ decidedAt: null, effectiveAt: null, tookMs: null, decidedBy: null, decisionReason: null },
  ...{ takenByMe: true, takenBy: { id: '1', name: 'Ada' }, firstApproval: null, history: [] },
  accountStopped: false,
  leaseUntil: new Date(Date.now() + 600_000).toISOString(),
  reward: { amount: usd('10.00'), turnover: usd('30.00'), running: true },
  invitation: {
    ...{ invitees: 2, verified: 1 },
    newest: [
      {
        ...{ id: '7', accountMasked: 'leo***arn', step: 'VERIFIED' },
        registeredAt: '2026-11-19T12:00:00.000Z',
      },
    ],
  },
  user: {
    ...{ id: '1001', accountMasked: 'mia***arn', language: 'de' },
    registeredAt: '2026-11-01T00:00:00.000Z',
  },
  ...own,
});

function desk(open: RewardClaim) {
  const decided = { ...open, state: 'DECIDED', reviewState: 'DECIDED' } as const;
  const server = answering({
    Dashboard: [dashboard],
    RewardClaims: [{ rewardClaims: { items: [open], info: { endCursor: null, hasNext: false } } }],
    RewardClaimTotals: [{ rewardClaimTotals: { count: 1, more: false } }],
    RewardClaimViews: [{ rewardClaimViews: [] }],
    RewardClaim: [{ rewardClaim: open }],
    RewardClaimHeartbeat: [{ rewardClaimHeartbeat: { rewardClaim: open, userErrors: [] } }],
    RewardClaimRelease: [{ rewardClaimRelease: { rewardClaim: open, userErrors: [] } }],
    RewardClaimApprove: [{ rewardClaimApprove: { rewardClaim: decided, userErrors: [] } }],
    RewardClaimRefuse: [{ rewardClaimRefuse: { rewardClaim: decided, userErrors: [] } }],
  });
  const List = rewardClaims.resource.list;
  renderConsole(<List />, `/rewardClaims/${open.id}`);
  return server;
}

const sent = (server: ReturnType<typeof desk>, name: string) =>
  server.sent.find((one) => one.name === name)?.variables.input;

prepareQueue();
beforeAll(() => import('./RewardClaimList'));

it('O2: an approval repeats what it pays and what it rests on, and names the version', async () => {
  const server = desk(held());
  expect(await screen.findByText('Invitees: 2, counted: 1')).toBeTruthy();
  await screen.findByRole('button', { name: 'Approve' });
  press('a');
  expect(await screen.findByText(/^1 invitee counts, 1 needed\. When the undo/)).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: /^Pay .*10\.00/ }));
  await waitFor(() => {
    expect(sent(server, 'RewardClaimApprove')).toMatchObject({ id: '4', version: 2 });
  });
});

it('H8: a refusal is not sent without words in the user’s language', async () => {
  const server = desk(held());
  await screen.findByRole('button', { name: 'Refuse' });
  press('r');
  const form = await screen.findByRole('form', { name: 'Refuse the reward' });
  const confirm = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (confirm) fireEvent.click(confirm);
  expect(sent(server, 'RewardClaimRefuse')).toBeUndefined();
  fireEvent.click(await screen.findByText('One person'));
  if (confirm) fireEvent.click(confirm);
  await waitFor(() => {
    expect(sent(server, 'RewardClaimRefuse')).toMatchObject({
      reason: expect.stringContaining('gehören einer Person') as unknown,
    });
  });
});

it('says why it cannot be approved', async () => {
  const few = { ...held().invitation, verified: 0 };
  desk(held({ invitation: few, reward: { ...held().reward, running: false } }));
  expect(await screen.findByText(/Fewer invitees count now/)).toBeTruthy();
  expect(screen.getByText(/No campaign of just this amount/)).toBeTruthy();
});

it.each([
  ['no campaign pays it', { reward: { ...held().reward, running: false } }, /^No campaign/],
  ['too few count', { invitation: { ...held().invitation, verified: 0 } }, /^Fewer invitees/],
])('H8: where %s it is refused or left, and not approved', async (_, own, why) => {
  desk(held(own));
  const approve = await screen.findByRole<HTMLButtonElement>('button', { name: 'Approve' });
  expect(approve.disabled).toBe(true);
  expect(approve.getAttribute('aria-description')).toMatch(why);
  press('a');
  expect(await screen.findAllByText(why)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
  press('r');
  expect(await screen.findByRole('form', { name: 'Refuse the reward' })).toBeTruthy();
});

it('O1: an account of one’s own is somebody else’s to decide', () => {
  expect(blockedBy(held({ ownRequest: true }), '1')).toEqual({ key: 'own' });
  expect(blockedBy(held(), '1')).toBeNull();
});
