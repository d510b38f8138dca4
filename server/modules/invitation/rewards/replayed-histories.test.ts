import { dice, type Dice } from '../../../testing/dice';
import { codeOf, registering, someone } from '../../../testing/people/accounts';
import { aSession } from '../../../testing/http';
import { withInvitation } from '../../../testing/people/invitation';
import { refusalOf } from '../../../testing/recharges';
import {
  provenAfterEach,
  withCreditDesk,
  withVerificationDesk,
  withWorld,
} from '../../../testing/suite';
import { aUser, type Person } from '../../../testing/world';
import { readSession, register, sendCode } from '../../accounts';
import { invitation } from '../invitation';

const world = withWorld();
const desk = withInvitation(world, withCreditDesk(world), withVerificationDesk(world));
provenAfterEach(world);

const COUNT = 11;
/** So many of them are there before, and invited by nobody. */
const FIRST = 2;
const NEEDS = [1, 5, 20];

/** Somebody registers with the code of another, or sends in a document that is found right. */
type Event =
  | { readonly kind: 'REGISTERS'; readonly who: number; readonly inviter: number }
  | { readonly kind: 'PROVES'; readonly who: number; readonly paper: string };

/** Who invites whom, and who proves themselves with what: two invitees of one person may try with the same. */
function aHistory({ below, pick }: Dice): readonly Event[] {
  const people = Array.from({ length: COUNT - FIRST }, (_, n) => n + FIRST);
  const registrations = people.map((who): Event => ({
    kind: 'REGISTERS',
    who,
    inviter: pick([0, 0, 0, below(who)]),
  }));
  const proofs = registrations.flatMap((event): Event[] => {
    if (event.kind !== 'REGISTERS' || below(5) === 0) return [];
    const paper = `${String(event.inviter)}X${String(below(9))}`;
    return [{ kind: 'PROVES', who: event.who, paper }];
  });
  return [...registrations, ...proofs];
}

/** Another order in which the same could have happened, and some of it twice. */
function reordered(history: readonly Event[], { below }: Dice): readonly Event[] {
  const waiting = history.flatMap((event) => [event, event]);
  const there = new Set(Array.from({ length: FIRST }, (_, n) => n));
  const played: Event[] = [];
  const can = (event: Event) => there.has(event.kind === 'PROVES' ? event.who : event.inviter);
  while (waiting.length > 0) {
    const [event] = waiting.splice(below(waiting.length), 1);
    if (!event) continue;
    if (can(event)) {
      played.push(event);
      if (event.kind === 'REGISTERS') there.add(event.who);
    } else waiting.push(event);
  }
  return played;
}

/** What follows from what happened: direct invitees, and how many papers they proved themselves with. */
function counted(history: readonly Event[], person: number) {
  const own = history.filter((one) => one.kind === 'REGISTERS' && one.inviter === person);
  const invited = new Set(own.map(({ who }) => who));
  const papers = history.flatMap((one) =>
    one.kind === 'PROVES' && invited.has(one.who) ? [one.paper] : [],
  );
  const verified = new Set(papers).size;
  return {
    ...{ invitees: invited.size, verified },
    states: NEEDS.map((need) => (verified >= need ? 'CLAIMABLE' : 'LOCKED')),
  };
}

let plays = 0;

/** Lets it happen by the acts of people and staff. Resolves to where each of them stands then. */
async function played(history: readonly Event[]) {
  plays += 1;
  const sent = new Map<number, Parameters<typeof register>[1]>();
  const people = new Map<number, Person>();
  for (let n = 0; n < FIRST; n += 1) people.set(n, await aUser(world));
  const of = (n: number): Person => people.get(n) ?? { userId: '0', ctx: world.visitor };
  const registers = async (who: number, inviter: number): Promise<void> => {
    const address = `198.51.${String(plays)}.${String(who)}`;
    const ctx = { ...world.visitor, address };
    const again = sent.get(who);
    if (again) {
      expect(await refusalOf(register(ctx, again))).not.toBe('OK');
      return;
    }
    const account = someone();
    await sendCode(ctx, { account, scene: 'REGISTER' });
    const [code, { code: invitationCode }] = await Promise.all([
      codeOf(world, account),
      invitation(of(inviter).ctx),
    ]);
    const form = { ...registering, account, code, invitationCode };
    const { id: userId } = await register(ctx, form);
    sent.set(who, form);
    const actor = await readSession(world.visitor, await aSession(world, userId));
    people.set(who, { userId, ctx: { ...world.visitor, actor } });
  };
  for (const event of history)
    if (event.kind === 'REGISTERS') await registers(event.who, event.inviter);
    else await refusalOf(desk.verify(of(event.who), `P${String(plays)}${event.paper}000`));
  return Promise.all(
    Array.from({ length: COUNT }, async (_, n) => {
      const { invitees, verified, rewards } = await invitation(of(n).ctx);
      return { invitees, verified, states: rewards.map(({ state }) => state) };
    }),
  );
}

it.each([3, 22])(
  'H11: registrations and verifications reach the tiers that follow from them, in another order and twice too (dice %i)',
  async (seed) => {
    const throws = dice(seed);
    const history = aHistory(throws);
    const expected = Array.from({ length: COUNT }, (_, n) => counted(history, n));
    expect(expected[0]?.states).toEqual(['CLAIMABLE', 'CLAIMABLE', 'LOCKED']);
    expect(await played(history)).toEqual(expected);
    expect(await played(reordered(history, throws))).toEqual(expected);
  },
);
