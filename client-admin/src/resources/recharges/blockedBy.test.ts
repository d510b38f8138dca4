import { halfApproved, waiting } from '../../testing/recharges';
import { blockedBy } from './blockedBy';

const lena = { id: '3', name: 'Lena' };

describe('who may act on a recharge', () => {
  it('anybody on a free one', () => {
    expect(blockedBy(waiting(), '1')).toBeNull();
  });

  it('its holder', () => {
    expect(blockedBy(waiting({ takenBy: lena, takenByMe: true }), '3')).toBeNull();
  });

  it('nobody else while it is held, and they learn by whom', () => {
    expect(blockedBy(waiting({ takenBy: lena }), '1')).toEqual({
      key: 'busy',
      values: { name: 'Lena' },
    });
  });

  it('not the owner of the account', () => {
    expect(blockedBy(waiting({ flags: ['OWN_REQUEST'] }), '1')?.key).toBe('own');
  });

  it('a second person, not the first one again', () => {
    const half = waiting(halfApproved(lena));
    expect(blockedBy(half, '3')?.key).toBe('otherPerson');
    expect(blockedBy(half, '1')).toBeNull();
  });

  it('nobody once it is decided', () => {
    expect(blockedBy(waiting({ state: 'SUCCESS' }), '1')?.key).toBe('approvedDone');
    const refused = waiting({ state: 'FAILED', decisionReason: 'Not received' });
    expect(blockedBy(refused, '1')?.values).toEqual({ reason: 'Not received' });
  });
});
