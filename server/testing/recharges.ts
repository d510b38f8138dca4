import { randomUUID } from 'node:crypto';
import { parseMoney } from '../../schema/money';
import {
  approveRecharge,
  Recharge,
  rechargeReview,
  submitRecharge,
  type SubmitRecharge,
} from '../modules/recharges';
import { refuseReview, releaseReview, takeReview } from '../modules/reviews';
import { acceptUpload } from '../modules/uploads';
import { isRefusal } from '../platform/domain-error';
import { aChannel } from './people/channels';
import { aPicture } from './files/picture';
import { aStaffMember, aUser, type Person, type StaffPerson, type World } from './world';

/** The code of a refusal, OK where there was none, the message of anything else. */
export const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'OK',
    (error: unknown) => (isRefusal(error) ? error.code : String(error)),
  );

interface Asked extends Partial<SubmitRecharge> {
  /** Of the picture; a new one when left out. */
  readonly shade?: number;
  /** The picture itself. */
  readonly picture?: Buffer;
}

export interface Approval {
  readonly reference?: string;
  readonly corrected?: string;
  readonly reason?: string;
  readonly key?: string;
  /** The bank's line it rests on. */
  readonly line?: string;
  /** None is compared when it is left out. */
  readonly version?: number;
}

/** A channel for bank transfers, 100 to 20,000 USD unless said otherwise. Resolves to its id. */
export async function aBankChannel(
  world: World,
  { min = 10_000n, max = 2_000_000n } = {},
  title = 'Bank',
): Promise<string> {
  const texts = { titles: { en: title }, details: [], notes: {} };
  return aChannel(world, { kind: 'BANK', ...texts, sort: 1, min, max });
}

/** A bank channel, two people who review, and what they and users do. */
export async function openReviewDesk(world: World) {
  const [lena, ada] = await Promise.all([
    aStaffMember(world, 'SUPPORT'),
    aStaffMember(world, 'ADMIN'),
  ]);
  const channel = await aBankChannel(world);
  let pictures = 0;
  return {
    lena,
    ada,
    channel,
    async submitted(person: Person, dollars: string, { shade, picture, ...more }: Asked = {}) {
      const content = picture ?? (await aPicture(shade ?? (pictures += 1)));
      const { path } = await acceptUpload(person.ctx, content);
      const { resultId } = await submitRecharge(person.ctx, {
        channel,
        amount: parseMoney('USD', dollars),
        screenshot: path,
        idempotencyKey: randomUUID(),
        ...more,
      });
      return resultId;
    },
    /** Leaves the request this person holds, as the console does: each holds one at a time. */
    async take({ ctx, staff }: StaffPerson, id: string) {
      const held = await world.db.getRepository(Recharge).findOneBy({ takenBy: staff.staffId });
      if (held && held.id !== id) await releaseReview(ctx, rechargeReview, { id: held.id });
      return takeReview(ctx, rechargeReview, { id });
    },
    approve: ({ ctx }: StaffPerson, id: string, more: Approval = {}) =>
      approveRecharge(ctx, {
        id,
        version: more.version ?? null,
        bankReference: more.reference ?? `TRX-${id}`,
        creditedAmount: more.corrected ? parseMoney('USD', more.corrected) : null,
        reason: more.reason ?? null,
        bankLineId: more.line ?? null,
        idempotencyKey: more.key ?? randomUUID(),
      }),
    refuse: ({ ctx }: StaffPerson, id: string, reason = 'Not received.') =>
      refuseReview(ctx, rechargeReview, { id, reason, idempotencyKey: randomUUID() }),
    find: (id: string) => world.db.getRepository(Recharge).findOneByOrFail({ id }),
  };
}

export type ReviewDesk = Awaited<ReturnType<typeof openReviewDesk>>;

/** A request of somebody new, held by Lena. */
export async function aHeldRequest(world: World, desk: ReviewDesk, dollars = '200.00') {
  const person = await aUser(world);
  const id = await desk.submitted(person, dollars);
  await desk.take(desk.lena, id);
  return { person, id };
}

/** What a request is again after a first approval that lapsed. */
export const LAPSED = {
  state: 'SUBMITTED',
  firstApprover: null,
  bankReference: null,
  needsSecond: false,
} as const;
