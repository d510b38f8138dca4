import { practiceInvitation } from '../../schema/practice';
import type { StaffRole } from '../../schema/states';
import { addUser, findUser, lockUser, type User } from '../modules/accounts';
import {
  addPracticeDesk,
  addStaffMember,
  closeStaffSession,
  Staff,
  staffActor,
  startStaffSession,
} from '../modules/staff';
import type { Context, StaffActor } from '../platform/context';
import { reasonFor } from './words/reason-for';

/** The practice sign-ins, printed at start-up. */
export const PRACTICE_PASSWORD = 'practice-1';
export const FUND_PASSWORD = 'tarn-2468';

const staffMembers = {
  admin: { email: 'admin@practice.tarn', name: 'Ada Moreno', role: 'ADMIN' },
  admin2: { email: 'admin2@practice.tarn', name: 'Jun Park', role: 'ADMIN' },
  support: { email: 'support@practice.tarn', name: 'Lena Fischer', role: 'SUPPORT' },
} as const satisfies Record<string, { email: string; name: string; role: StaffRole }>;

/** Approves what comes in by the practice channel; has no password. */
const desk = { email: 'desk@practice.tarn', name: 'Practice desk' } as const;

const users = {
  mia: { email: 'mia@practice.tarn', invitationCode: practiceInvitation, userName: 'mia.lindgren' },
  leo: { email: 'leo@practice.tarn', invitationCode: 'TARN02', userName: 'leo.okafor' },
  new: { email: 'new@practice.tarn', invitationCode: 'TARN03', userName: null },
  ivy: { email: 'ivy@practice.tarn', invitationCode: 'TARN04', userName: 'ivy.tanaka' },
  locked: { email: 'locked@practice.tarn', invitationCode: 'TARN05', userName: null },
  noa: { email: 'noa@practice.tarn', invitationCode: 'TARN06', userName: 'noa.silva' },
  sam: { email: 'sam@practice.tarn', invitationCode: 'TARN07', userName: 'sam.reyes' },
  kai: { email: 'kai@practice.tarn', invitationCode: 'TARN08', userName: 'kai.brandt' },
  tess: { email: 'tess@practice.tarn', invitationCode: 'TARN09', userName: 'tess.moreau' },
} as const;

type Name = keyof typeof users;

/** Who came by somebody else's code than Mia's. */
const invitedBy: Readonly<Partial<Record<Name, Name>>> = {
  sam: 'noa',
  tess: 'kai',
};

export interface People {
  readonly staff: Readonly<Record<keyof typeof staffMembers, StaffActor>>;
  readonly users: Readonly<Record<Name, User>>;
}

export async function fillPeople(ctx: Context): Promise<People> {
  // The first administrator is added by nobody, the others by that one.
  const admin = await staffMember(ctx, null, staffMembers.admin);
  const staff = {
    admin,
    admin2: await staffMember(ctx, admin, staffMembers.admin2),
    support: await staffMember(ctx, admin, staffMembers.support),
  };
  await addPracticeDesk({ ...ctx, staff: admin }, desk);
  const people = await practiceUsers(ctx);
  if (people.locked.lockedAt === null && people.locked.lastLoginAt === null) {
    const reason = reasonFor(people.locked, 'LOCKED');
    await lockUser({ ...ctx, staff: staff.support }, { userId: people.locked.id, reason }).catch(
      () => undefined,
    );
  }
  return { staff, users: people };
}

/** Whoever acts on the staff's side is signed in, here as anywhere; `leave` signs them out again. */
export async function leave(ctx: Context, { staff }: People): Promise<void> {
  for (const actor of Object.values(staff)) await closeStaffSession({ ...ctx, staff: actor });
}

async function staffMember(
  ctx: Context,
  by: StaffActor | null,
  member: (typeof staffMembers)[keyof typeof staffMembers],
): Promise<StaffActor> {
  const known = await ctx.db.getRepository(Staff).findOneBy({ email: member.email });
  const found =
    known ?? (await addStaffMember(ctx, by, { ...member, password: PRACTICE_PASSWORD }));
  const { sessionId } = await startStaffSession(ctx, found.id);
  return staffActor(found, sessionId);
}

async function practiceUser(
  ctx: Context,
  person: (typeof users)[keyof typeof users],
  inviterId: string | null,
): Promise<User> {
  const { email, invitationCode, userName } = person;
  const found = await findUser(ctx, email);
  if (found) return found;
  return addUser(ctx, {
    name: { kind: 'email', value: email },
    userName,
    inviterId,
    invitationCode,
    password: PRACTICE_PASSWORD,
    fundPassword: userName === null ? null : FUND_PASSWORD,
    // `new` is fresh in this too: the risk notice is still to be read.
    riskAcknowledged: email !== users.new.email,
  });
}

/** In the order of the table: who invites somebody stands before them. */
async function practiceUsers(ctx: Context): Promise<People['users']> {
  const made = new Map<Name, User>();
  for (const name of Object.keys(users) as Name[]) {
    const inviter = made.get(invitedBy[name] ?? 'mia')?.id ?? null;
    made.set(name, await practiceUser(ctx, users[name], inviter));
  }
  return Object.fromEntries(made) as People['users'];
}
