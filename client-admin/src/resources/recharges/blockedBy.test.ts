import { blockedBy } from './blockedBy';
import type { Recharge } from './recharge';

const usd = (amount: string) => ({ amount, asset: 'USD' as const });
const lena = { id: '3', name: 'Lena' };

const waiting: Recharge = {
  id: '7',
  number: 'A7E9H5DA7CCDBF45',
  version: 1,
  state: 'SUBMITTED',
  reviewState: 'SUBMITTED',
  class: 'SELF',
  submittedAt: '2026-11-20T12:00:00.000Z',
  reviewBy: '2026-11-21T12:00:00.000Z',
  decidedAt: null,
  effectiveAt: null,
  channelKind: 'BANK',
  channelTitle: 'Bank transfer',
  flags: [],
  takenByMe: false,
  leaseUntil: null,
  takenBy: null,
  amount: usd('300.00'),
  credited: null,
  user: { id: '1001', accountMasked: 'mia***arn', language: 'en', registeredAt: '' },
  payerName: null,
  remark: null,
  bankReference: null,
  decisionReason: null,
  secondApprovalNeeded: false,
  sameImage: [],
  screenshotUrl: '/files/1',
  firstApproval: null,
  history: [],
};

const approvedBy = { by: lena, at: '', amount: usd('300.00'), bankReference: 'B1', reason: null };

describe('who may act on a recharge', () => {
  it('anybody on a free one', () => {
    expect(blockedBy(waiting, '1')).toBeNull();
  });

  it('its holder', () => {
    expect(blockedBy({ ...waiting, takenBy: lena, takenByMe: true }, '3')).toBeNull();
  });

  it('nobody else while it is held, and they learn by whom', () => {
    const held = { ...waiting, takenBy: lena };
    expect(blockedBy(held, '1')).toEqual({ key: 'busy', values: { name: 'Lena' } });
  });

  it('not the owner of the account', () => {
    expect(blockedBy({ ...waiting, flags: ['OWN_REQUEST'] }, '1')?.key).toBe('own');
  });

  it('a second person, not the first one again', () => {
    const half: Recharge = { ...waiting, state: 'SECOND_APPROVAL', firstApproval: approvedBy };
    expect(blockedBy(half, '3')?.key).toBe('otherPerson');
    expect(blockedBy(half, '1')).toBeNull();
  });

  it('nobody once it is decided', () => {
    expect(blockedBy({ ...waiting, state: 'SUCCESS' }, '1')?.key).toBe('approvedDone');
    const refused: Recharge = { ...waiting, state: 'FAILED', decisionReason: 'Not received' };
    expect(blockedBy(refused, '1')?.values).toEqual({ reason: 'Not received' });
  });
});
