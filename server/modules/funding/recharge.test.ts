import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { parseMoney } from '../../../schema/money';
import type { StaffActor } from '../../platform/context';
import { isRefusal } from '../../platform/domain-error';
import {
  advance,
  aStaffMember,
  aUser,
  openWorld,
  purses,
  type Person,
  type StaffPerson,
  type World,
} from '../../testing/world';
import { prove } from '../ledger';
import { declareOwnAccount } from '../staff';
import { acceptUpload } from '../uploads';
import { addRechargeChannel, rechargeChannels } from './channels';
import { approveRecharge, refuseRecharge } from './decide-recharge';
import { releaseRecharge, takeNextRecharge, takeRecharge } from './lease';
import { Recharge } from './recharge.entity';
import { sameImage } from './recharges';
import { submitRecharge } from './submit-recharge';

let world: World;
let lena: StaffPerson;
let ada: StaffPerson;
let channel: string;
let pictures = 0;
beforeAll(async () => {
  world = await openWorld();
  [lena, ada] = await Promise.all([aStaffMember(world, 'SUPPORT'), aStaffMember(world, 'ADMIN')]);
  const channelOf = {
    kind: 'BANK',
    titles: { en: 'Bank' },
    details: [],
    notes: {},
    sort: 1,
  } as const;
  await addRechargeChannel(world.visitor, { ...channelOf, min: 10_000n, max: 2_000_000n });
  channel = (await rechargeChannels(world.visitor))[0]?.id ?? '';
});
afterEach(async () => {
  expect(await prove(world.sql.verify)).toBeNull();
});
afterAll(() => world.close());

const picture = (shade: number) =>
  sharp({
    create: {
      width: 40,
      height: 60,
      channels: 3,
      background: { r: shade % 256, g: (shade * 7) % 256, b: 90 },
    },
  })
    .png()
    .toBuffer();

async function submitted(person: Person, dollars: string, shade = (pictures += 1)) {
  const { path } = await acceptUpload(person.ctx, await picture(shade));
  const { resultId } = await submitRecharge(person.ctx, {
    channel,
    amount: parseMoney('USD', dollars),
    screenshot: path,
    idempotencyKey: randomUUID(),
  });
  return resultId;
}

const find = (id: string) => world.db.getRepository(Recharge).findOneByOrFail({ id });
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'OK',
    (error: unknown) => (isRefusal(error) ? error.code : String(error)),
  );

interface More {
  readonly reference?: string;
  readonly corrected?: string;
  readonly reason?: string;
  readonly key?: string;
}

function approve(
  { ctx, staff }: { ctx: StaffPerson['ctx']; staff: StaffActor },
  id: string,
  more: More = {},
) {
  return approveRecharge(ctx, staff, {
    id,
    version: 1,
    bankReference: more.reference ?? `TRX-${id}`,
    creditedAmount: more.corrected ? parseMoney('USD', more.corrected) : null,
    reason: more.reason ?? null,
    idempotencyKey: more.key ?? randomUUID(),
  });
}

const refuseIt = ({ ctx, staff }: StaffPerson, id: string, reason = 'Not received.') =>
  refuseRecharge(ctx, staff, { id, version: 1, reason, idempotencyKey: randomUUID() });

const take = ({ ctx, staff }: StaffPerson, id: string) => takeRecharge(ctx, staff, id);

describe('a recharge', () => {
  it('moves no money until it is approved, and then exactly once', async () => {
    const ann = await aUser(world);
    const id = await submitted(ann, '200.00');
    expect(await purses(world, ann)).toEqual({ available: '0.00', frozen: '0.00' });
    await take(lena, id);
    const done = await approve(lena, id);
    expect(done).toMatchObject({ state: 'SUCCESS', decision: 'APPROVED', credited: 20_000n });
    expect(await purses(world, ann)).toEqual({ available: '200.00', frozen: '0.00' });
  });

  it('M7: approving twice with one key answers twice and credits once', async () => {
    const ann = await aUser(world);
    const id = await submitted(ann, '150.00');
    await take(lena, id);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => approve(lena, id, { key })));
    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['SUCCESS']));
    expect(await purses(world, ann)).toEqual({ available: '150.00', frozen: '0.00' });
  });

  it('M7: the same submission with one key is one request', async () => {
    const ann = await aUser(world);
    const { path } = await acceptUpload(ann.ctx, await picture(201));
    const ask = () =>
      submitRecharge(ann.ctx, {
        channel,
        amount: parseMoney('USD', '120.00'),
        screenshot: path,
        idempotencyKey: 'recharge-key-1',
      });
    const ids = await Promise.all(Array.from({ length: 20 }, ask));
    expect(new Set(ids.map(({ resultId }) => resultId)).size).toBe(1);
  });

  it('is decided by its holder alone, who holds it for ten minutes', async () => {
    const id = await submitted(await aUser(world), '200.00');
    expect(await refusalOf(approve(lena, id))).toBe('LEASE_REQUIRED');
    await take(lena, id);
    expect(await refusalOf(take(ada, id))).toBe('TAKEN_BY_OTHER');
    expect(await refusalOf(approve(ada, id))).toBe('TAKEN_BY_OTHER');
    await advance(world, 601);
    expect(await refusalOf(approve(lena, id))).toBe('LEASE_REQUIRED');
    await take(ada, id);
    expect((await approve(ada, id)).state).toBe('SUCCESS');
  });

  it('goes back to the queue when it is released, and the oldest free one comes next', async () => {
    const id = await submitted(await aUser(world), '200.00');
    await take(lena, id);
    await releaseRecharge(lena.ctx, lena.staff, id);
    expect((await find(id)).state).toBe('SUBMITTED');
    const next = await takeNextRecharge(ada.ctx, ada.staff);
    expect(BigInt(next?.id ?? '0') <= BigInt(id)).toBe(true);
    if (next) await refuseIt(ada, next.id);
  });

  it('names a payment reference that was never used before', async () => {
    const [one, two] = await Promise.all([
      submitted(await aUser(world), '200.00'),
      submitted(await aUser(world), '200.00'),
    ]);
    await Promise.all([take(lena, one), take(ada, two)]);
    await approve(lena, one, { reference: 'SEPA-77' });
    expect(await refusalOf(approve(ada, two, { reference: ' ' }))).toBe('REFERENCE_REQUIRED');
    expect(await refusalOf(approve(ada, two, { reference: 'sepa-77' }))).toBe('REFERENCE_USED');
    expect((await find(two)).state).toBe('IN_REVIEW');
    await refuseIt(ada, two);
  });

  it('shows when the same picture was used before', async () => {
    const ann = await aUser(world);
    const first = await submitted(ann, '200.00', 250);
    const again = await submitted(ann, '300.00', 250);
    expect(await sameImage(ada.ctx, await find(again))).toEqual([first]);
  });
});

describe('M9: the amount', () => {
  it.each([
    ['99.99', 'RECHARGE_MIN'],
    ['100.00', 'OK'],
    ['20000.00', 'OK'],
    ['20000.01', 'RECHARGE_MAX'],
  ])('of %s: %s', async (dollars, answer) => {
    expect(await refusalOf(submitted(await aUser(world), dollars))).toBe(answer);
  });
});

it('A2: a picture of somebody else is no screenshot', async () => {
  const [ann, ben] = await Promise.all([aUser(world), aUser(world)]);
  const { path } = await acceptUpload(ann.ctx, await picture(77));
  const stolen = {
    channel,
    amount: parseMoney('USD', '200.00'),
    screenshot: path,
    idempotencyKey: randomUUID(),
  };
  expect(await refusalOf(submitRecharge(ben.ctx, stolen))).toBe('SCREENSHOT_REQUIRED');
});

describe('M8: a recharge moves forward, once', () => {
  it('one of approve and refuse wins when both come at once, and money moves at most once', async () => {
    for (let n = 0; n < 10; n += 1) {
      const ann = await aUser(world);
      const id = await submitted(ann, '200.00');
      await take(lena, id);
      const answers = await Promise.all([
        refusalOf(approve(lena, id)),
        refusalOf(refuseIt(lena, id)),
      ]);
      expect(answers.filter((answer) => answer === 'OK')).toHaveLength(1);
      const { state } = await find(id);
      expect((await purses(world, ann)).available).toBe(state === 'SUCCESS' ? '200.00' : '0.00');
    }
  });

  it.each(['SUCCESS', 'FAILED'] as const)('nothing leaves %s, by the database', async (end) => {
    const id = await submitted(await aUser(world), '200.00');
    await take(lena, id);
    await (end === 'SUCCESS' ? approve(lena, id) : refuseIt(lena, id));
    for (const state of ['SUBMITTED', 'IN_REVIEW', 'SECOND_APPROVAL', 'SUCCESS', 'FAILED']) {
      await expect(
        world.sql.app.query('UPDATE recharge SET state = $2 WHERE id = $1', [id, state]),
      ).rejects.toThrow(/is decided/);
    }
    expect(await refusalOf(take(ada, id))).toBe('ALREADY_DECIDED');
    const { rows } = await world.sql.app
      .query('SELECT approve_recharge($1) AS status', [end === 'SUCCESS' ? id : '0'])
      .catch(() => ({ rows: [] }));
    expect(rows).toEqual(end === 'SUCCESS' ? [{ status: 'ALREADY_DECIDED' }] : []);
  });

  it('the server cannot call one credited without the ledger', async () => {
    const id = await submitted(await aUser(world), '200.00');
    await take(lena, id);
    await expect(
      world.sql.app.query(`UPDATE recharge SET state = 'SUCCESS', credited = 20000 WHERE id = $1`, [
        id,
      ]),
    ).rejects.toThrow(/permission denied/);
    await expect(
      world.sql.app.query(`UPDATE recharge SET state = 'SUCCESS' WHERE id = $1`, [id]),
    ).rejects.toThrow(/recharge_effect_follows_decision/);
    await expect(world.sql.app.query('SELECT approve_recharge($1)', [id])).rejects.toThrow(
      /not approved/,
    );
    await refuseIt(lena, id);
  });
});

describe('O1: the request of an account one owns', () => {
  it('is refused kindly by the API and hard by the database', async () => {
    const own = await aUser(world);
    const jun = await aStaffMember(world, 'ADMIN');
    await declareOwnAccount(jun.ctx, jun.staff, own.userId);
    const id = await submitted(own, '200.00');
    expect(await refusalOf(take(jun, id))).toBe('OWN_REQUEST');
    await expect(
      world.sql.app.query(
        'UPDATE recharge SET taken_by = $2, lease_until = tarn_now() WHERE id = $1',
        [id, jun.staff.staffId],
      ),
    ).rejects.toThrow(/account they own/);
    await take(lena, id);
    await refuseIt(lena, id);
  });
});

describe('O2: from the threshold two people decide', () => {
  it.each([
    ['9999.99', undefined, 'SUCCESS'],
    ['10000.00', undefined, 'SECOND_APPROVAL'],
    ['500.00', '10000.00', 'SECOND_APPROVAL'],
    ['500.00', '450.00', 'SECOND_APPROVAL'],
  ])('%s, arrived %s: %s after one approval', async (dollars, corrected, state) => {
    const ann = await aUser(world);
    const id = await submitted(ann, dollars);
    await take(lena, id);
    const more = corrected ? { corrected, reason: 'The bank shows another amount.' } : {};
    expect((await approve(lena, id, more)).state).toBe(state);
    if (state === 'SUCCESS') return;
    expect((await purses(world, ann)).available).toBe('0.00');
    expect(await refusalOf(take(lena, id))).toBe('SECOND_PERSON_NEEDED');
    await take(ada, id);
    const done = await approve(ada, id);
    expect(done.state).toBe('SUCCESS');
    expect((await purses(world, ann)).available).toBe(corrected ?? dollars);
    expect(done.amount).toBe(parseMoney('USD', dollars).minor);
  });

  it('a correction without a reason is refused', async () => {
    const id = await submitted(await aUser(world), '500.00');
    await take(lena, id);
    expect(await refusalOf(approve(lena, id, { corrected: '450.00' }))).toBe('REASON_REQUIRED');
    await refuseIt(lena, id);
  });

  it('not by the same person twice, nor by one alone, says the database', async () => {
    const id = await submitted(await aUser(world), '12000.00');
    await take(lena, id);
    await approve(lena, id);
    const decide = (more: string) =>
      world.sql.app.query(
        `UPDATE recharge SET decision = 'APPROVED', decided_by = $2, decided_at = tarn_now() ${more} WHERE id = $1`,
        [id, lena.staff.staffId],
      );
    await expect(decide('')).rejects.toThrow(/recharge_second_person/);
    await expect(decide(', second_approver = $2')).rejects.toThrow(/recharge_two_people/);
    await expect(decide(', needs_second = false')).rejects.toThrow(/two people decide/);
    await take(ada, id);
    await refuseIt(ada, id);
  });
});

describe('O3: every act of staff', () => {
  it('is in the audit chain with who, what, why and from where', async () => {
    const id = await submitted(await aUser(world), '200.00');
    await take(lena, id);
    await refuseIt(lena, id, 'The picture cannot be read.');
    const { rows } = await world.sql.verify.query<Record<'action' | 'actor' | 'reason', string>>(
      'SELECT action, actor, reason FROM verify.audit WHERE subject = $1 ORDER BY seq',
      [`recharge/${id}`],
    );
    expect(rows).toEqual([
      { action: 'recharge.take', actor: `staff/${lena.staff.staffId}`, reason: null },
      {
        action: 'recharge.refuse',
        actor: `staff/${lena.staff.staffId}`,
        reason: 'The picture cannot be read.',
      },
    ]);
  });

  it('does not happen when its audit entry cannot be written', async () => {
    const ann = await aUser(world);
    const id = await submitted(ann, '200.00');
    await take(lena, id);
    await world.sql.owner.query(
      `CREATE FUNCTION audit_down() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no audit'; END $$`,
    );
    await world.sql.owner.query(
      'CREATE TRIGGER audit_down BEFORE INSERT ON audit_entry FOR EACH ROW EXECUTE FUNCTION audit_down()',
    );
    expect(await refusalOf(approve(lena, id))).toMatch(/no audit/);
    expect(await refusalOf(refuseIt(lena, id))).toMatch(/no audit/);
    await world.sql.owner.query('DROP TRIGGER audit_down ON audit_entry');
    expect(await find(id)).toMatchObject({ state: 'IN_REVIEW', decision: null });
    expect((await purses(world, ann)).available).toBe('0.00');
    await refuseIt(lena, id);
  });

  it('forms a chain that names the entry somebody tampered with', async () => {
    const { rows } = await world.sql.owner.query<{ bad: string }>(
      `SELECT count(*) AS bad FROM audit_entry WHERE hash <>
         audit_hash(prev, seq, at, actor, action, subject, before, after, reason, source)`,
    );
    expect(rows[0]?.bad).toBe('0');
    for (const role of ['owner', 'app', 'feed', 'verify'] as const) {
      for (const attempt of [
        `UPDATE tarn.audit_entry SET reason = 'x'`,
        'DELETE FROM tarn.audit_entry',
        'TRUNCATE tarn.audit_entry',
      ]) {
        await expect(world.sql[role].query(attempt)).rejects.toThrow(
          /never allowed|permission denied/,
        );
      }
    }
    // An owner who takes the trigger away leaves a link that no longer fits, and `npm run verify` finds it.
    const client = await world.sql.owner.connect();
    await client.query('BEGIN');
    await client.query('ALTER TABLE audit_entry DISABLE TRIGGER USER');
    await client.query(`UPDATE audit_entry SET reason = 'nothing' WHERE seq = 2`);
    const found = await prove(client);
    await client.query('ROLLBACK');
    client.release();
    expect(found).toEqual({
      check: 'the audit chain links without a gap',
      subject: 'audit entry 2',
    });
  });
});

it('H8: a refusal needs a reason, and every request shows its stage and promised time', async () => {
  const ann = await aUser(world);
  const id = await submitted(ann, '200.00');
  const { submittedAt, reviewBy } = await find(id);
  expect(reviewBy.getTime() - submittedAt.getTime()).toBeGreaterThanOrEqual(24 * 3_600_000 - 50);
  await take(lena, id);
  expect(await refusalOf(refuseIt(lena, id, '  '))).toBe('REASON_REQUIRED');
  await expect(
    world.sql.app.query(
      `UPDATE recharge SET state = 'FAILED', decision = 'REFUSED', decided_by = $2, decided_at = tarn_now() WHERE id = $1`,
      [id, lena.staff.staffId],
    ),
  ).rejects.toThrow(/recharge_refusal_says_why/);
  expect(await refuseIt(lena, id)).toMatchObject({
    state: 'FAILED',
    decisionReason: 'Not received.',
  });
});

it('M6: an approval that fails half-way leaves nothing behind', async () => {
  const ann = await aUser(world);
  const id = await submitted(ann, '200.00');
  await take(lena, id);
  await world.sql.owner.query(
    `CREATE FUNCTION ledger_down() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no ledger'; END $$`,
  );
  await world.sql.owner.query(
    'CREATE TRIGGER ledger_down BEFORE INSERT ON ledger_posting FOR EACH ROW EXECUTE FUNCTION ledger_down()',
  );
  expect(await refusalOf(approve(lena, id))).toMatch(/no ledger/);
  await world.sql.owner.query('DROP TRIGGER ledger_down ON ledger_posting');
  expect(await find(id)).toMatchObject({
    state: 'IN_REVIEW',
    firstApprover: null,
    bankReference: null,
  });
  const { rows } = await world.sql.verify.query(
    'SELECT 1 FROM verify.audit WHERE subject = $1 AND action = $2',
    [`recharge/${id}`, 'recharge.approve'],
  );
  expect(rows).toEqual([]);
  expect((await approve(lena, id)).state).toBe('SUCCESS');
  expect(await purses(world, ann)).toEqual({ available: '200.00', frozen: '0.00' });
});
