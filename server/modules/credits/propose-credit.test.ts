import { randomUUID } from 'node:crypto';
import { auditEntriesOf } from '../../testing/people/audit';
import { refusalOf } from '../../testing/recharges';
import { provenAfterEach, withCreditDesk, withWorld } from '../../testing/suite';
import { advance, aStaffMember, aUser, purses } from '../../testing/world';
import { confirmProposal } from '../proposals';
import { closeProposal } from '../proposals/close-proposal';
import { declareOwnAccount } from '../staff';
import { proposeCredit, type ProposeCredit } from '.';

const world = withWorld();
const desk = withCreditDesk(world);
provenAfterEach(world);

const availableOf = async (person: Parameters<typeof purses>[1]) =>
  (await purses(world, person)).available;

describe('O2: a credit by hand', () => {
  it('moves when another administrator confirms it, once', async () => {
    const person = await aUser(world);
    const { id } = await desk.propose(person);
    expect(await availableOf(person)).toBe('0.00');
    expect(await refusalOf(confirmProposal(desk.ada.ctx, id))).toBe('OWN_REQUEST');
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => refusalOf(confirmProposal(desk.jun.ctx, id))),
    );
    expect(sent.sort()).toEqual([
      ...['ALREADY_DECIDED', 'ALREADY_DECIDED', 'ALREADY_DECIDED', 'OK'],
    ]);
    expect(await availableOf(person)).toBe('50.00');
    expect(await desk.bonuses(person)).toEqual(['5000/5000 0/15000']);
    expect(await auditEntriesOf(world, `user/${person.userId}`)).toEqual([
      `staff/${desk.jun.staff.staffId} credit.grant`,
    ]);
  });

  it('is not made by customer service', async () => {
    const lena = await aStaffMember(world, 'SUPPORT');
    const person = await aUser(world);
    const asked = { userId: person.userId, ...TERMS };
    await expect(proposeCredit(lena.ctx, asked)).rejects.toThrow('no administrator');
    const { id } = await desk.propose(person);
    await expect(confirmProposal(lena.ctx, id)).rejects.toThrow('no administrator');
    expect(await availableOf(person)).toBe('0.00');
  });

  it('of an account they own is neither proposed nor confirmed by staff', async () => {
    const person = await aUser(world);
    const { id } = await desk.propose(person);
    await declareOwnAccount(desk.jun.ctx, person.userId);
    expect(await refusalOf(confirmProposal(desk.jun.ctx, id))).toBe('OWN_REQUEST');
    const other = await aUser(world);
    await declareOwnAccount(desk.ada.ctx, other.userId);
    expect(await refusalOf(desk.propose(other))).toBe('OWN_REQUEST');
  });

  it('is not given once its proposer turns out to own the account', async () => {
    const person = await aUser(world);
    const { id } = await desk.propose(person);
    await declareOwnAccount(desk.ada.ctx, person.userId);
    expect(await refusalOf(confirmProposal(desk.jun.ctx, id))).toBe('PROPOSAL_OUTDATED');
    expect(await availableOf(person)).toBe('0.00');
    const refused = { id, act: 'REFUSED', reason: 'It is their own.' } as const;
    expect(await refusalOf(closeProposal(desk.jun.ctx, refused))).toBe('OK');
  });

  it('O1: of its proposer’s own account is given by nobody who calls the functions in turn', async () => {
    const person = await aUser(world);
    const { id } = await desk.propose(person);
    await declareOwnAccount(desk.ada.ctx, person.userId);
    const client = await world.sql.owner.connect();
    try {
      await client.query('BEGIN');
      await client.query(
        `UPDATE proposal SET state = 'CONFIRMED', closed_by = $2, closed_at = tarn_now() WHERE id = $1`,
        [id, desk.jun.staff.staffId],
      );
      await client.query(
        `SELECT audit_write('staff/' || $2, 'proposal.confirm', 'proposal/' || $1, NULL, NULL, NULL, NULL)`,
        [id, desk.jun.staff.staffId],
      );
      await expect(
        client.query('SELECT grant_credit($1, NULL, $2, NULL)', [person.userId, id]),
      ).rejects.toThrow('was not confirmed');
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });

  it('lapses after seven days', async () => {
    const person = await aUser(world);
    const { id } = await desk.propose(person);
    await advance(world, 7 * 86_400);
    expect(await refusalOf(confirmProposal(desk.jun.ctx, id))).toBe('PROPOSAL_LAPSED');
    expect(await availableOf(person)).toBe('0.00');
  });

  it('is proposed once for one key, and one at a time for one user', async () => {
    const person = await aUser(world);
    const idempotencyKey = randomUUID();
    const [first, again] = await Promise.all([
      desk.propose(person, { idempotencyKey }),
      desk.propose(person, { idempotencyKey }),
    ]);
    expect(again.id).toBe(first.id);
    expect(await refusalOf(desk.propose(person, { idempotencyKey, amount: 9_000n }))).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
    expect(await refusalOf(desk.propose(person, { amount: 9_000n }))).toBe('PROPOSAL_OPEN');
  });

  it.each<[string, Partial<ProposeCredit>, string]>([
    ['nothing', { amount: 0n }, 'AMOUNT_INVALID'],
    ['less than nothing', { amount: -1n }, 'AMOUNT_INVALID'],
    ['more than a credit may be', { amount: 100_000_001n }, 'AMOUNT_INVALID'],
    ['half a turnover', { turnoverTimes: 1.5 }, 'PARAM_INVALID'],
    ['a negative turnover', { turnoverTimes: -1 }, 'PARAM_INVALID'],
    ['a turnover beyond reach', { turnoverTimes: 101 }, 'PARAM_INVALID'],
    ['a reward of no recharge', { class: 'BONUS' }, 'PARAM_INVALID'],
    ['a gift that rewards a recharge', { rewards: 'AAAA2222BBBB3333' }, 'PARAM_INVALID'],
    ['what no number can hold', { class: 'BONUS', rewards: 'AAAA\u0000' }, 'PARAM_INVALID'],
    ['a recharge that there is not', { class: 'BONUS', rewards: 'AAAA2222' }, 'REQUEST_NOT_FOUND'],
    ['no reason', { reason: ' ' }, 'REASON_REQUIRED'],
    ['a user that there is not', { userId: '999999' }, 'USER_NOT_FOUND'],
    ['a user that is none', { userId: 'new' }, 'USER_NOT_FOUND'],
  ])('is not proposed of %s', async (_, more, code) => {
    expect(await refusalOf(desk.propose(await aUser(world), more))).toBe(code);
  });
});

const TERMS: Omit<ProposeCredit, 'userId'> = {
  ...{ class: 'GIFT', amount: 5_000n, turnoverTimes: 3, rewards: null },
  ...{ reason: 'A test', idempotencyKey: null },
};
