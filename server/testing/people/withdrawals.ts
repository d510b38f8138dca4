import { randomBytes, randomUUID } from 'node:crypto';
import { parseMoney } from '../../../schema/money';
import type { PaymentMethodKind } from '../../../schema/payment-methods';
import { refuseReview, releaseReview, takeReview } from '../../modules/reviews';
import { sealDetails } from '../../modules/payment-methods/details';
import { documentHash, sealPart } from '../../modules/verifications/person';
import {
  approveWithdrawal,
  cancelWithdrawal,
  submitWithdrawal,
  Withdrawal,
  withdrawalReview,
} from '../../modules/withdrawals';
import { hashPassword } from '../../platform/password';
import { aStaffMember, aUser, credit, type Person, type StaffPerson, type World } from '../world';

export const FUND_PASSWORD = 'money-secret-1';

/** What the people below need of a world: the owner's SQL, and the keys of what is sealed. */
interface Ground {
  readonly config: World['config'];
  readonly sql: { readonly owner: Pick<World['sql']['owner'], 'query'> };
}

const insert = async (world: Ground, sql: string, args: readonly unknown[]): Promise<string> => {
  const { rows } = await world.sql.owner.query<{ id: string }>(`${sql} RETURNING id`, [...args]);
  return rows[0]?.id ?? '';
};

/** Withdrawals are open at every hour of the day: for tests that are not about the hour. */
export const openAllDay = (world: Ground) => setHours(world, '00:00', '24:00');

export async function setHours(world: Ground, start: string, end: string): Promise<void> {
  await world.sql.owner.query(
    `UPDATE setting SET value = to_jsonb(CASE key WHEN 'withdrawStart' THEN $1 ELSE $2 END::text)
     WHERE key IN ('withdrawStart', 'withdrawEnd')`,
    [start, end],
  );
}

/** Proves who somebody is, as an approved verification does, without its pictures. */
export async function verify(
  world: Ground,
  { userId }: Pick<Person, 'userId'>,
  {
    name = 'Anna Example',
    idNumber,
    by,
  }: { readonly name?: string; readonly idNumber?: string; readonly by: string },
): Promise<void> {
  const picture = () =>
    insert(
      world,
      `INSERT INTO upload (user_id, name, image_hash, bytes, width, height, attached, staff_only)
       VALUES ($1, $2, $3, 1, 1, 1, true, true)`,
      [userId, `${randomBytes(16).toString('hex')}.webp`, randomBytes(32)],
    );
  const [front, back] = [await picture(), await picture()];
  const { rows } = await world.sql.owner.query<{ id: string }>(
    `SELECT nextval(pg_get_serial_sequence('verification', 'id')) AS id`,
  );
  const id = rows[0]?.id ?? '';
  const sealed = (column: Parameters<typeof sealPart>[1][1], text: string) =>
    sealPart(world.config, [id, column], text);
  await world.sql.owner.query(
    `INSERT INTO verification (id, user_id, real_name, id_type, id_number, id_hash, birth_date, confirmed_birth,
       front_id, back_id, verified_at) OVERRIDING SYSTEM VALUE
     VALUES ($1, $2, $3, 'PASSPORT', $4, $5, $6, $7, $8, $9, tarn_now())`,
    [
      ...[id, userId, sealed('real_name', name), sealed('id_number', idNumber ?? 'X1234567')],
      idNumber === undefined ? randomBytes(32) : documentHash(world.config, { idNumber }),
      ...[sealed('birth_date', '1990-05-17'), sealed('confirmed_birth', '1990-05-17')],
      ...[front, back],
    ],
  );
  await world.sql.owner.query(
    `INSERT INTO review (kind, subject_id, user_id, state, review_by, first_approver, decision, decided_by,
       decided_at, effective_at, ended_at)
     VALUES ('VERIFICATION', $1, $2, 'SUCCESS', tarn_now(), $3, 'APPROVED', $3, tarn_now(), tarn_now(), tarn_now())`,
    [id, userId, by],
  );
}

interface Target {
  readonly kind?: PaymentMethodKind;
  readonly holder?: string | null;
  readonly account?: string;
  /** Added without the fund password, a day before it pays out. */
  readonly waits?: boolean;
  /** Added so long ago. */
  readonly days?: number;
}

/** A target of somebody, as adding one writes it. Resolves to its id. */
export async function aTarget(
  world: Ground,
  { userId }: Pick<Person, 'userId'>,
  { kind = 'BANK_CARD', holder = 'Anna Example', account, waits = false, days = 2 }: Target = {},
): Promise<string> {
  const { rows } = await world.sql.owner.query<{ id: string }>(
    `SELECT nextval(pg_get_serial_sequence('payment_method', 'id')) AS id`,
  );
  const id = rows[0]?.id ?? '';
  const details = {
    account: account ?? `62282${id}0001`,
    holder,
    bank: 'Example Bank',
    branch: 'Main',
  };
  await world.sql.owner.query(
    `INSERT INTO payment_method (id, user_id, kind, details, number_hash, masked, currency, created_at, usable_since)
       OVERRIDING SYSTEM VALUE
     SELECT $1, $2, $3, $4, $5, '622***001', 'USD', added.at,
       added.at + CASE WHEN $7 THEN interval '24 hours' ELSE interval '0' END
     FROM (SELECT tarn_now() - make_interval(days => $6) AS at) added`,
    [
      ...[id, userId, kind, sealDetails(world.config, id, details), randomBytes(32)],
      ...[waits ? 0 : days, waits],
    ],
  );
  return id;
}

/** Somebody who withdraws, and the target they do it to. */
export interface Saver extends Person {
  readonly target: string;
}

export interface Ask {
  readonly dollars?: string;
  readonly target?: string | null;
  readonly kind?: PaymentMethodKind | null;
  readonly password?: string;
  readonly key?: string | null;
}

/** Two people who review withdrawals, and what they and users do. */
export async function openPayoutDesk(world: World) {
  const [lena, ada] = await Promise.all([
    aStaffMember(world, 'SUPPORT'),
    aStaffMember(world, 'ADMIN'),
  ]);
  const fundHash = await hashPassword(FUND_PASSWORD);
  await openAllDay(world);
  const desk = {
    lena,
    ada,
    setFundPassword: ({ userId }: Pick<Person, 'userId'>, hash: string | null = fundHash) =>
      world.sql.owner.query('UPDATE app_user SET fund_password_hash = $2 WHERE id = $1', [
        userId,
        hash,
      ]),
    /** Verified, with a fund password, a card of their own and money. */
    async saver(dollars = '1000.00', target: Target = {}): Promise<Saver> {
      const person = await aUser(world);
      await verify(world, person, { by: ada.staff.staffId });
      await desk.setFundPassword(person);
      // They did so long ago.
      await world.sql.owner.query('DELETE FROM security_event WHERE user_id = $1', [person.userId]);
      await credit(world, person.userId, dollars);
      return { ...person, target: await aTarget(world, person, target) };
    },
    submit: (person: Person, ask: Ask = {}) =>
      submitWithdrawal(person.ctx, {
        amount: parseMoney('USD', ask.dollars ?? '200.00'),
        target: { id: ask.target ?? null, kind: ask.kind ?? null },
        fundPassword: ask.password ?? FUND_PASSWORD,
        idempotencyKey: ask.key === undefined ? randomUUID() : ask.key,
      }),
    submitted: async (person: Person, ask: Ask = {}) => (await desk.submit(person, ask)).resultId,
    cancel: (person: Person, id: string, key: string = randomUUID()) =>
      cancelWithdrawal(person.ctx, { id, idempotencyKey: key }),
    /** Leaves the request this person holds, as the console does: each holds one at a time. */
    async take({ ctx, staff }: StaffPerson, id: string) {
      const held = await world.db.getRepository(Withdrawal).findOneBy({ takenBy: staff.staffId });
      if (held && held.id !== id) await releaseReview(ctx, withdrawalReview, { id: held.id });
      return takeReview(ctx, withdrawalReview, { id });
    },
    approve: ({ ctx }: StaffPerson, id: string, reference: string | null = `OUT-${id}`) =>
      approveWithdrawal(ctx, { id, reference, idempotencyKey: randomUUID() }),
    refuse: ({ ctx }: StaffPerson, id: string, reason = 'The bank sent it back.') =>
      refuseReview(ctx, withdrawalReview, { id, reason, idempotencyKey: randomUUID() }),
    find: (id: string) => world.db.getRepository(Withdrawal).findOneByOrFail({ id }),
    /** A request of somebody new, held by Lena. */
    async held(dollars = '200.00') {
      const person = await desk.saver('20000.00');
      const id = await desk.submitted(person, { dollars });
      await desk.take(lena, id);
      return { person, id };
    },
  };
  return desk;
}

export type PayoutDesk = Awaited<ReturnType<typeof openPayoutDesk>>;
