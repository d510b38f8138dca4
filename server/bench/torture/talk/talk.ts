import { addStaffMember, startStaffSession } from '../../../modules/staff';
import { until } from '../../../platform/processes';
import type { LiveServer } from '../../rig/live-server';
import { pick } from '../../rig/load';
import { consoleHeaders } from '../../rig/desk-client';
import { openReviewer, type Reviewer } from '../../rig/reviewer';
import { withSecondServer } from '../../rig/second-server';
import type { Rig } from '../rig';
import { assertThat, seconds, type Outcome, type Row } from '../row';
import { asked, openSide, visitorOf, type Place, type Side } from './side';
import { talkers, type Talker } from './talkers';

const CUT_EVERY = 7;
const TWICE_EVERY = 5;
const ARRIVES_MS = 60_000;

const TAKE = `mutation T($input: ConversationTakeInput!) {
  conversationTake(input: $input) { userErrors { code } } }`;
const sayAt = (place: Place): string => `mutation S($input: ChatSayInput!) {
  chatSay(input: $input${visitorOf(place)}) { userErrors { code } } }`;
const answerAt = (): string => `mutation A($input: ConversationAnswerInput!) {
  conversationAnswer(input: $input) { userErrors { code } } }`;

export const talk: Row = {
  what: 'people with a session, a secret or a pass talk with staff over two servers, connections cut',
  run: (rig) =>
    withSecondServer(rig.server, rig.addresses(), async (second) => {
      const reviewer = await openReviewer(rig.addresses());
      try {
        return await talked(rig, second, reviewer);
      } finally {
        await reviewer.close();
      }
    }),
};

/** Who says things: at both servers, and the words for it. */
interface Speaker {
  readonly places: readonly Place[];
  readonly say: (place: Place) => string;
  readonly name: string;
  readonly count: number;
}

/** Says its messages one after another, some of them twice at once at both servers, and cuts its own connection. */
async function speak(speaker: Speaker, id: string, own: Side): Promise<Map<string, number>> {
  const sent = new Map<string, number>();
  for (let n = 1; n <= speaker.count; n += 1) {
    const clientId = `${speaker.name}-${String(n).padStart(6, '0')}`;
    const input = { id, text: `Message ${String(n)}.`, clientId };
    sent.set(clientId, performance.now());
    const ways = n % TWICE_EVERY === 0 ? speaker.places : [pick(speaker.places, n)];
    const told = await Promise.all(
      ways.map((place) => asked<object>(place, speaker.say(place), { input })),
    );
    const refused = /"code":"(\w+)"/.exec(JSON.stringify(told))?.[1];
    assertThat(refused === undefined, `${clientId}: ${refused ?? ''}`);
    if (n % CUT_EVERY === 0) await own.cut();
  }
  return sent;
}

/** Somebody new of staff, at both servers, who has the conversation in hand: each holds one at a time. */
async function deskOf(urls: readonly string[], reviewer: Reviewer, { name, id }: Talker) {
  const admin = reviewer.staff.find(({ role }) => role === 'ADMIN') ?? null;
  const email = `${name}@torture.tarn`;
  const { id: staffId } = await addStaffMember(reviewer.ctx, admin, {
    ...{ email, name: `Talk ${name}`, role: 'SUPPORT', password: 'torture-1' },
  });
  const { token: cookie } = await startStaffSession(reviewer.ctx, staffId);
  const desk = urls.map((url): Place => ({
    ...{ url, path: '/admin/graphql', headers: consoleHeaders(cookie) },
    who: { console: cookie },
  }));
  await asked(pick(desk, 1), TAKE, { input: { id, version: 1 } });
  return desk;
}

async function talked(rig: Rig, second: LiveServer, reviewer: Reviewer): Promise<Outcome> {
  const urls = [rig.server.url, second.url];
  const told: string[] = [];
  for (const open of talkers) {
    const talker = await open({ rig, reviewer, urls });
    const p95 = await between(rig, talker, await deskOf(urls, reviewer, talker));
    told.push(`${String(Math.round(p95))} ms by ${talker.name}`);
  }
  const { messages } = rig.dose;
  return {
    count: `${String(talkers.length)} x ${String(messages)} messages`,
    result: `each once on both sides, in the same order; p95 ${told.join(', ')}`,
  };
}

/** All that is said between the two; within so many ms nineteen in twenty messages came. */
async function between({ dose }: Rig, talker: Talker, desk: readonly Place[]): Promise<number> {
  const { places, id, most } = talker;
  // Each listens at another server than the other.
  const sides = [openSide(pick(places, 0), id), openSide(pick(desk, 1), id)] as const;
  for (const side of sides) await side.join();
  const { messages, toldMs } = dose;
  const count = Math.min(most, Math.floor(messages / 2));
  const [said, answered] = await Promise.all([
    speak({ places, say: sayAt, name: 'person', count }, id, sides[0]),
    speak({ places: desk, say: answerAt, name: 'desk', count: messages - count }, id, sides[1]),
  ]);
  const all = messages + 1;
  await until(() => sides.every(({ seen }) => seen.length >= all), { limitMs: ARRIVES_MS });
  for (const side of sides) await side.leave();
  theSame(sides, all);
  const p95 = slowest([...delays(said, sides[1]), ...delays(answered, sides[0])]);
  assertThat(p95 <= toldMs, `one in twenty messages took more than ${seconds(p95)}`);
  return p95;
}

function theSame([person, desk]: readonly [Side, Side], all: number): void {
  const [hers, theirs] = [person, desk].map(({ seen }) => seen.map(({ clientId }) => clientId));
  assertThat(JSON.stringify(hers) === JSON.stringify(theirs), 'the two sides read something else');
  const once = new Set(hers).size;
  assertThat(
    hers?.length === all && once === all,
    `of ${String(all)} messages ${String(once)} came, ${String(hers?.length)} times`,
  );
}

/** From the sending of each to its coming on the other side, in ms. */
const delays = (sent: ReadonlyMap<string, number>, { seen }: Side): number[] =>
  seen.flatMap(({ clientId, at }) => {
    const from = sent.get(clientId);
    return from === undefined ? [] : [at - from];
  });

const slowest = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.ceil(all.length * 0.95) - 1] ?? 0;
