import type { IdType, VerificationField } from '../../schema/identity';
import { applyDecisions, takeReview } from '../modules/reviews';
import { acceptUpload } from '../modules/uploads';
import {
  approveVerification,
  refuseVerification,
  submitVerification,
  verificationOf,
  verificationReview,
  verificationState,
} from '../modules/verifications';
import type { Context } from '../platform/context';
import type { People } from './people';
import { reasonFor } from './words/reason-for';
import { asUser } from './recharges';
import { specimen } from './specimen';

interface Planned {
  readonly user: 'mia' | 'leo' | 'ivy' | 'sam' | 'tess';
  readonly name: string;
  readonly idType: IdType;
  readonly idNumber: string;
  readonly birthDate: string;
  /** What is refused, and sent again; null for somebody who is verified. */
  readonly faulty: VerificationField | null;
}

/** Four who are verified, two of them because somebody else invited them, and one whose second attempt waits in the queue. */
const plan: readonly Planned[] = [
  {
    ...{ user: 'mia', name: 'Mia Lindgren', idType: 'PASSPORT', idNumber: 'XS2048811' },
    ...{ birthDate: '1991-08-04', faulty: null },
  },
  {
    ...{ user: 'leo', name: 'Leo Okafor', idType: 'IDENTITY_CARD', idNumber: 'XN48210975' },
    ...{ birthDate: '1988-02-19', faulty: null },
  },
  {
    ...{ user: 'sam', name: 'Sam Reyes', idType: 'PASSPORT', idNumber: 'XR7730142' },
    ...{ birthDate: '1993-05-12', faulty: null },
  },
  {
    ...{ user: 'tess', name: 'Tess Moreau', idType: 'IDENTITY_CARD', idNumber: 'XM55820316' },
    ...{ birthDate: '1986-09-27', faulty: null },
  },
  {
    ...{ user: 'ivy', name: 'Ivy Tanaka', idType: 'DRIVING_LICENCE', idNumber: 'XJ3059917' },
    ...{ birthDate: '1995-11-30', faulty: 'BACK' },
  },
];

/** The key of the last one that is sent in: once it is there, all were. */
export const lastVerificationKey = 'practice-ivy-verification-2';

/** Each is taken on from where it stands, so that a start that was cut short is completed. */
export async function fillVerifications(ctx: Context, people: People): Promise<void> {
  for (const [index, planned] of plan.entries()) {
    await sendIn(ctx, people, { planned, seed: index + 1 });
    await decide(ctx, people, planned);
    await applyDecisions(ctx);
    await sendAgain(ctx, people, { planned, seed: index + 11 });
  }
}

interface Drawn {
  readonly planned: Planned;
  readonly seed: number;
}

const userOf = (ctx: Context, { users }: People, { user }: Planned): Context =>
  asUser(ctx, users[user]);

const newest = (ctx: Context, { users }: People, { user }: Planned) =>
  verificationOf(asUser(ctx, users[user]), users[user].id);

async function sendIn(ctx: Context, people: People, { planned, seed }: Drawn): Promise<void> {
  if ((await newest(ctx, people, planned)) !== null) return;
  const own = userOf(ctx, people, planned);
  const { user, name, idType, idNumber, birthDate } = planned;
  const picture = async (side: 'front' | 'back') =>
    (await acceptUpload(own, await specimen(seed, side))).path;
  await submitVerification(own, {
    ...{ name, idType, idNumber, birthDate },
    front: await picture('front'),
    back: await picture('back'),
    idempotencyKey: `practice-${user}-verification-1`,
  });
}

/** Decided by customer service, unless somebody has it in hand. */
async function decide(ctx: Context, people: People, planned: Planned): Promise<void> {
  const row = await newest(ctx, people, planned);
  if (row?.decision !== null || row.takenBy !== null) return;
  if (await isSentAgain(ctx, planned)) return;
  const staff = { ...ctx, staff: people.staff.support };
  const { version } = await takeReview(staff, verificationReview, { id: row.id });
  const on = { id: row.id, version, idempotencyKey: `practice-${planned.user}-verification` };
  if (planned.faulty === null)
    await approveVerification(staff, { ...on, birthDate: planned.birthDate });
  else
    await refuseVerification(staff, {
      ...on,
      reason: reasonFor(people.users[planned.user], 'CORNER_CUT_OFF'),
      faulty: [planned.faulty],
    });
}

async function sendAgain(ctx: Context, people: People, { planned, seed }: Drawn): Promise<void> {
  const row = await newest(ctx, people, planned);
  if (planned.faulty === null || verificationState(row) !== 'REFUSED') return;
  const own = userOf(ctx, people, planned);
  const { path } = await acceptUpload(own, await specimen(seed, 'back'));
  await submitVerification(own, { back: path, idempotencyKey: lastVerificationKey });
}

async function isSentAgain({ db }: Context, { faulty }: Planned): Promise<boolean> {
  if (faulty === null) return false;
  const found = await db.query<unknown[]>(
    `SELECT 1 FROM idempotency WHERE operation = 'verification.submit' AND key = $1 AND status = 'OK'`,
    [lastVerificationKey],
  );
  return found.length > 0;
}
