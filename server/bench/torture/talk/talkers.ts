import { randomBytes, randomUUID } from 'node:crypto';
import { lockUser } from '../../../modules/accounts';
import { pick } from '../../rig/load';
import type { Reviewer } from '../../rig/reviewer';
import type { Rig } from '../rig';
import { asked, visitorOf, type Place } from './side';

/** Somebody who talks with staff, in a conversation that they have opened at the first server. */
export interface Talker {
  readonly name: string;
  /** At both servers. */
  readonly places: readonly Place[];
  readonly id: string;
  /** So much they may say in a minute after that, what is sent twice included. */
  readonly most: number;
}

interface Platform {
  readonly rig: Rig;
  readonly reviewer: Reviewer;
  readonly urls: readonly string[];
}

type Person = Pick<Place, 'headers' | 'who'> & Partial<Pick<Place, 'visitor'>>;

const at = ({ urls }: Platform, person: Person): Place[] =>
  urls.map((url) => ({ url, path: '/graphql', ...person }));

async function opened(place: Place): Promise<string> {
  const open = `mutation O($input: ConversationOpenInput!) {
    conversationOpen(input: $input${visitorOf(place)}) { conversation { id } } }`;
  const input = { topic: 'OTHER', text: 'Good morning.', clientId: randomUUID() };
  const { conversationOpen } = await asked<{
    conversationOpen: { conversation: { id: string } | null };
  }>(place, open, { input });
  return conversationOpen.conversation?.id ?? '';
}

/** A person may say twenty things in a minute. */
async function withSession(platform: Platform): Promise<Talker> {
  const { token } = pick(platform.rig.rich, 0);
  const places = at(platform, { headers: { token }, who: { token } });
  return { name: 'session', places, id: await opened(pick(places, 0)), most: 19 };
}

/** Without a session: a visitor, and their address, may say ten; a repeat counts of the address. */
async function withSecret(platform: Platform): Promise<Talker> {
  const visitor = randomBytes(32).toString('base64url');
  const places = at(platform, { headers: {}, who: {}, visitor });
  return { name: 'secret', places, id: await opened(pick(places, 0)), most: 7 };
}

const PASS = `mutation P($input: SessionOpenInput!) { lockedPassOpen(input: $input) { pass } }`;
const APPEAL = `mutation A($input: AppealInput!) { appealSend(input: $input) { request { id } } }`;
const OWN = '{ conversations(first: 1) { edges { node { id } } } }';

/** Locked: the pass of the locked page opens the appeal's conversation alone. */
async function withPass(platform: Platform): Promise<Talker> {
  const { ctx, staff, customer } = platform.reviewer;
  const { id: userId, email: account, password } = await customer('locked-talk', 0);
  await lockUser({ ...ctx, staff: staff[0] ?? null }, { userId, reason: 'Under torture.' });
  const [visitor] = at(platform, { headers: {}, who: {} });
  if (!visitor) throw new Error('there is no server');
  const input = { account, password };
  const { lockedPassOpen } = await asked<{ lockedPassOpen: { pass: string | null } }>(
    ...([visitor, PASS, { input }] as const),
  );
  const token = lockedPassOpen.pass ?? '';
  const places = at(platform, { headers: { token }, who: { token } });
  await asked<object>(pick(places, 0), APPEAL, { input: { note: 'It was not me.' } });
  const { conversations } = await asked<{ conversations: { edges: { node: { id: string } }[] } }>(
    ...([pick(places, 0), OWN, {}] as const),
  );
  return { name: 'pass', places, id: conversations.edges[0]?.node.id ?? '', most: 19 };
}

/** By a session, by the secret of a device without one, and by the pass of the locked page. */
export const talkers: readonly ((platform: Platform) => Promise<Talker>)[] = [
  withSession,
  withSecret,
  withPass,
];
