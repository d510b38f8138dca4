import { readTab, targetMs } from '../../queue/queue';
import { amountInReview, isDecided, type RechargeRow } from './recharge';

const usd = (amount: string) => ({ amount, asset: 'USD' as const });
const row = (own: Partial<RechargeRow>) =>
  ({ state: 'SUBMITTED', takenByMe: false, ...own }) as RechargeRow;

describe('the tabs of the queue', () => {
  it('open on what waits when the address names another', () => {
    expect([readTab('DONE'), readTab('EVIL'), readTab(null)]).toEqual([
      'DONE',
      'TO_REVIEW',
      'TO_REVIEW',
    ]);
  });

  it('count success and failure alone as decided', () => {
    const states = ['SUBMITTED', 'IN_REVIEW', 'SECOND_APPROVAL', 'SUCCESS', 'FAILED'] as const;
    expect(states.filter((state) => isDecided({ state }))).toEqual(['SUCCESS', 'FAILED']);
  });
});

test('H8: the age of a request is measured by the time its owner was promised', () => {
  const promised = row({
    submittedAt: '2026-11-20T12:00:00.000Z',
    reviewBy: '2026-11-20T18:00:00.000Z',
  });
  expect(targetMs(promised)).toBe(6 * 3_600_000);
});

test('the second person reviews the amount that the first one found', () => {
  const asked = { amount: usd('300.00'), firstApproval: null };
  const found = { ...asked, firstApproval: { amount: usd('250.00') } };
  expect(amountInReview(asked as never)).toEqual(usd('300.00'));
  expect(amountInReview(found as never)).toEqual(usd('250.00'));
});
