import { Not } from 'typeorm';
import { withClient } from '../../platform/database/database-exists';
import { parseMoney } from '../../../schema/money';
import { addUser } from '../../modules/accounts';
import { approveRecharge, rechargeReview, submitRecharge } from '../../modules/recharges';
import { takeReview } from '../../modules/reviews';
import { Staff, startStaffSession, staffActor } from '../../modules/staff';
import { acceptUpload } from '../../modules/uploads';
import type { Context, StaffActor } from '../../platform/context';
import { receipt } from '../../seed/receipt';
import { openVisitor } from '../../testing/visitor';
import type { Addresses } from './database';

const PASSWORD = 'torture-1';
/** Decides a report of the practice world once its first contracts are settled: meanwhile it can take nothing else. */
const ACTS_BY_ITSELF = 'support@practice.tarn';
/** Below the second approval, and within what one recharge may be. */
const RECHARGE_MAX = 9_900;

/** Domain functions on the database of a running server, for what has to stand before the test. */
export interface Reviewer {
  readonly ctx: Context;
  readonly staff: readonly StaffActor[];
  readonly asUser: (userId: string) => Context;
  /** Submits a recharge with a screenshot and takes it for a member of staff, the first unless said. */
  readonly openRecharge: (userId: string, dollars: string, member?: StaffActor) => Promise<string>;
  /** A user who signs in with `password` and holds what was recharged and approved. */
  readonly customer: (name: string, dollars: number) => Promise<Customer>;
  close(): Promise<void>;
}

export interface Customer {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

export async function openReviewer({ config, app, owner }: Addresses): Promise<Reviewer> {
  await withClient(owner, async (client) => {
    // What is decided here takes effect at once, and one customer may ask a thousand times.
    await client.query(
      `UPDATE tarn.setting SET value = CASE key WHEN 'undoSeconds' THEN '0' ELSE '100000' END::jsonb
       WHERE key IN ('undoSeconds', 'rechargesOpenMax')`,
    );
    // The staff of the practice world hold nothing, whatever a row before left: each holds one at a time.
    await client.query(
      `UPDATE tarn.review SET taken_by = NULL, lease_until = NULL,
         state = CASE WHEN first_approver IS NULL THEN 'SUBMITTED' ELSE 'SECOND_APPROVAL' END
       WHERE taken_by IS NOT NULL`,
    );
  });
  const { ctx, db, close } = await openVisitor(app, config);
  const members = await db
    .getRepository(Staff)
    .find({ where: { email: Not(ACTS_BY_ITSELF) }, order: { id: 'ASC' } });
  const staff = await Promise.all(members.map((member) => signedIn(ctx, member)));
  const [first] = staff;
  if (!first) throw new Error('the practice world has no staff');
  const asUser = (userId: string): Context => ({
    ...ctx,
    actor: { userId, sessionId: '0', lockReason: null, language: 'en', pass: false },
  });
  const openRecharge = (userId: string, dollars: string, member = first) =>
    submitAndTake(asUser(userId), member, dollars);

  return {
    ctx,
    staff,
    asUser,
    openRecharge,
    async customer(name, dollars) {
      const email = `${name}@torture.tarn`;
      const { id } = await addUser(ctx, {
        name: { kind: 'email', value: email },
        userName: null,
        inviterId: null,
        password: PASSWORD,
        fundPassword: null,
        riskAcknowledged: true,
      });
      for (let left = dollars; left > 0; left -= RECHARGE_MAX) {
        const part = String(Math.min(left, RECHARGE_MAX));
        await approve(ctx, first, await openRecharge(id, `${part}.00`));
      }
      return { id, email, password: PASSWORD };
    },
    close,
  };
}

/** Who proposes, and who confirms it. */
export function twoAdministrators({ ctx, staff }: Reviewer): readonly [Context, Context] {
  const [one, another] = staff.filter(({ role }) => role === 'ADMIN');
  if (!one || !another) throw new Error('there are no two administrators');
  return [
    { ...ctx, staff: one },
    { ...ctx, staff: another },
  ];
}

async function signedIn(ctx: Context, member: Staff): Promise<StaffActor> {
  const { sessionId } = await startStaffSession(ctx, member.id);
  return staffActor(member, sessionId);
}

const pictures = new Map<string, Promise<string>>();
let submitted = 0;

async function submitAndTake(ctx: Context, staff: StaffActor, dollars: string): Promise<string> {
  const userId = ctx.actor?.userId ?? '';
  const stored =
    pictures.get(userId) ??
    receipt(pictures.size).then(async (picture) => {
      const { path } = await acceptUpload(ctx, picture);
      return path;
    });
  pictures.set(userId, stored);
  submitted += 1;
  const { resultId } = await submitRecharge(ctx, {
    channel: 'BANK',
    amount: parseMoney('USD', dollars),
    screenshot: await stored,
    idempotencyKey: `torture-recharge-${String(submitted)}`,
  });
  await takeReview({ ...ctx, staff }, rechargeReview, { id: resultId });
  return resultId;
}

async function approve(ctx: Context, staff: StaffActor, id: string): Promise<void> {
  const { version } = await takeReview({ ...ctx, staff }, rechargeReview, { id });
  await approveRecharge(
    { ...ctx, staff },
    {
      id,
      version,
      bankReference: `TORTURE-${id}`,
      idempotencyKey: `torture-approve-${id}`,
    },
  );
}
