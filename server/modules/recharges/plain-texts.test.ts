import { randomUUID } from 'node:crypto';
import { isRefusal } from '../../platform/domain-error';
import { withReviewDesk, withWorld } from '../../testing/suite';
import { aUser, type StaffPerson } from '../../testing/world';
import { refuseReview } from '../reviews';
import { approveRecharge } from './approve-recharge';
import { rechargeReview } from './recharge-review';
import { Recharge } from './recharge.entity';
import type { QueueFilter } from './queue/queue-filter';
import { readQueuePage } from '../reviews';
import { rechargeQueue } from './queue/recharge-queue';
import type { SubmitRecharge } from './submit-recharge';

const world = withWorld();
const desk = withReviewDesk(world);
let lena: StaffPerson;
beforeAll(() => {
  ({ lena } = desk);
});

const find = (id: string) => world.db.getRepository(Recharge).findOneByOrFail({ id });
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'OK',
    (error: unknown) => (isRefusal(error) ? `${error.code} ${error.field ?? ''}` : String(error)),
  );

const submitting = async (more: Partial<SubmitRecharge> = {}): Promise<string> =>
  desk.submitted(await aUser(world), '150.00', more);

const idsOf = async (filter: QueueFilter) =>
  (await rechargeQueue(lena.ctx, filter, readQueuePage({}, filter))).map(
    ({ recharge }) => recharge.id,
  );

/** A request of its own, approved with this reference. */
async function approving(bankReference: string): Promise<Recharge> {
  const id = await submitting();
  const { version } = await desk.take(lena, id);
  const asked = { id, version, bankReference, idempotencyKey: randomUUID() };
  return approveRecharge(lena.ctx, asked);
}

describe('the reference of a payment', () => {
  it('serves one request, however it is written', async () => {
    expect((await approving('\uff37ire  4711-\u200bab ')).bankReference).toBe('WIRE 4711-AB');
    for (const twin of [
      'WIRE 4711-AB',
      'wire 4711-ab',
      'wire\u00a04711-ab',
      '\u202ewire 4711-ab\u2066',
      '\uff37ire 4711-\uff41\uff42',
    ]) {
      expect(await refusalOf(approving(twin))).toBe('REFERENCE_USED bankReference');
    }
  });

  it.each([
    ['NUL', 'AB\u000012', 'PARAM_INVALID bankReference'],
    ['a lone surrogate', 'AB\ud80012', 'PARAM_INVALID bankReference'],
    ['nothing but what nobody sees', '\u200b\u2060', 'REFERENCE_REQUIRED bankReference'],
    ['81 characters', 'x'.repeat(81), 'PARAM_INVALID bankReference'],
  ])('with %s is refused', async (_, reference, code) => {
    expect(await refusalOf(approving(reference))).toBe(code);
  });

  it.each(['AB\u200b12', 'AB\u202e12', 'AB\u000112', 'AB\u061c12', 'AB\ufeff12', 'AB\u00ad12'])(
    'is held plain by the database too: not %j',
    async (reference) => {
      const id = await submitting();
      const written = world.sql.owner.query(
        `UPDATE recharge SET bank_reference = $2, approved_amount = amount WHERE id = $1`,
        [id, reference],
      );
      await expect(written).rejects.toThrow(/recharge_reference_plain/);
    },
  );

  it('is unique in the database after it was made plain', async () => {
    const ids = [await submitting(), await submitting()];
    const write = (id: string | undefined, reference: string) =>
      world.sql.owner.query('UPDATE recharge SET bank_reference = $2 WHERE id = $1', [
        id,
        reference,
      ]);
    await write(ids[0], 'Twin 9');
    await expect(write(ids[1], '\uff54WIN 9')).rejects.toThrow(/recharge_bank_reference/);
  });

  it('is found by staff as it is written on paper', async () => {
    const { id } = await approving('Slip 77-Q');
    for (const search of ['slip 77-q', ' \uff33lip 77-q', 'SLIP 77-Q\u200b']) {
      expect(await idsOf({ search })).toEqual([id]);
    }
  });
});

describe('what people write about a payment', () => {
  it('is stored without what nobody sees', async () => {
    const id = await submitting({
      payerName: ' Mi\u200ba\u202e Lindgren',
      remark: 'One\ntwo\u2060',
    });
    expect(await find(id)).toMatchObject({ payerName: 'Mia Lindgren', remark: 'One two' });
  });

  it.each([
    ['payerName', 'Mia\u0000'],
    ['payerName', 'Mia\ud800'],
    ['payerName', 'x'.repeat(81)],
    ['remark', 'a\u001b[31m'],
    ['remark', 'x'.repeat(60_000)],
  ])('%s: what is no text is refused', async (field, text) => {
    expect(await refusalOf(submitting({ [field]: text }))).toBe(`PARAM_INVALID ${field}`);
  });

  it.each([
    ['Not\u0000 received', 'PARAM_INVALID reason'],
    ['\u200b\u202e', 'REASON_REQUIRED reason'],
    ['x'.repeat(501), 'PARAM_INVALID reason'],
  ])('a reason %j is refused', async (reason, code) => {
    const id = await submitting();
    const { version } = await desk.take(lena, id);
    const asked = { id, version, reason, idempotencyKey: randomUUID() };
    expect(await refusalOf(refuseReview(lena.ctx, rechargeReview, asked))).toBe(code);
  });

  it('what is no number finds nothing', async () => {
    for (const userId of ['abc', '0', '-1', '9'.repeat(30), '\u0661', '1; SELECT 1', '']) {
      expect(await idsOf({ userId })).toEqual([]);
    }
  });
});
