import { randomUUID } from 'node:crypto';
import type { ChatSubject } from '../../../../../schema/chat/conversations';
import { aSession, graphql } from '../../../../testing/http';
import { aVerifiedPerson } from '../../../../testing/people/changes';
import { withDisputes } from '../../../../testing/people/disputes';
import { withInvitation } from '../../../../testing/people/invitation';
import { refusalOf } from '../../../../testing/recharges';
import {
  withCreditDesk,
  withHelpDesk,
  withServer,
  withVerificationDesk,
  withWorld,
} from '../../../../testing/suite';
import { advance, aUser, quote, type Person } from '../../../../testing/world';
import { reportOrder } from '../../../disputes';
import { takeChange } from '../../../verifications/change/take-change';
import { conversationLoaders } from '../desk/conversation-glances';
import { openConversation } from '../own-conversations';
import { ownConversation } from '../read-conversations';

const world = withWorld();
const server = withServer(world);
const desk = withHelpDesk(world);
const reports = withDisputes(world);
const verifier = withVerificationDesk(world);
const inviting = withInvitation(world, withCreditDesk(world), verifier);

beforeAll(() => quote(world, '100.00'));

interface Own {
  readonly disputes: { readonly edges: readonly { readonly node: { readonly id: string } }[] };
  readonly invitation: { readonly rewards: readonly { readonly claimId: string | null }[] };
  readonly verification: { readonly id: string; readonly requestId: string } | null;
}

const OWN = `{ disputes(first: 5) { edges { node { id } } }
  invitation { rewards { claimId } } verification { id requestId } }`;

/** What the app offers somebody to talk about, of the three kinds that lists of money do not hold. */
async function offered({ userId }: Person) {
  const token = await aSession(world, userId);
  const { data } = await graphql(server, { query: OWN, token });
  const { disputes, invitation, verification } = data as unknown as Own;
  return {
    DISPUTE: disputes.edges.map(({ node }) => node.id),
    REWARD_CLAIM: invitation.rewards.flatMap(({ claimId }) => claimId ?? []),
    VERIFICATION: verification ? [verification.requestId] : [],
  };
}

const opened = ({ ctx }: Person, kind: ChatSubject, id: string) =>
  openConversation(ctx, {
    ...{ topic: 'OTHER', text: 'Please.', clientId: randomUUID(), subject: { kind, id } },
  });

/** Linked for its owner, with its number for staff; for somebody else as one that does not exist. */
async function ownAlone(ann: Person, kind: ChatSubject, id: string): Promise<void> {
  const talk = await opened(ann, kind, id);
  expect(await ownConversation(ann.ctx, talk)).toMatchObject({ subjectKind: kind, subjectId: id });
  const shown = await conversationLoaders(desk.lena.ctx).conversationSubjects.load(talk);
  expect([typeof shown?.number, typeof shown?.state]).toEqual(['string', 'string']);
  const bob = await aUser(world);
  expect(await refusalOf(opened(bob, kind, id))).toBe('REQUEST_NOT_FOUND');
  expect(await refusalOf(opened(ann, kind, '999999'))).toBe('REQUEST_NOT_FOUND');
  expect(await offered(bob)).toEqual({ DISPUTE: [], REWARD_CLAIM: [], VERIFICATION: [] });
}

it('A2: one’s own reports are offered, the newest first, and linked; somebody else’s are missing', async () => {
  const { person, orders } = await reports.lost(2);
  const ids: string[] = [];
  for (const { id } of orders)
    ids.unshift(await reportOrder(person.ctx, { orderId: id, note: null }));
  expect((await offered(person)).DISPUTE).toEqual(ids);
  await ownAlone(person, 'DISPUTE', ids[0] ?? '');
});

it('A2: one’s own claim of a reward is offered and linked; somebody else’s is missing', async () => {
  await inviting.paying();
  const person = await inviting.inviter(1);
  expect((await offered(person)).REWARD_CLAIM).toEqual([]);
  const id = await inviting.claim(person);
  expect((await offered(person)).REWARD_CLAIM).toEqual([id]);
  await ownAlone(person, 'REWARD_CLAIM', id);
});

it('A2: one’s own verification is offered and linked; somebody else’s is missing', async () => {
  const person = await aUser(world);
  const id = await verifier.submitted(person);
  expect((await offered(person)).VERIFICATION).toEqual([id]);
  await ownAlone(person, 'VERIFICATION', id);
});

it('a verification is linked by its request when other data was taken since', async () => {
  const person = await aVerifiedPerson(world, desk.ada.staff.staffId);
  const [before] = (await offered(person)).VERIFICATION;
  const change = await person.asks();
  await desk.take(desk.lena, change);
  await desk.approve(desk.lena, change, [], '1990-05-17');
  await desk.effect();
  await advance(world, 86_401);
  await takeChange(person.ctx);
  expect((await offered(person)).VERIFICATION).toEqual([before]);
  await ownAlone(person, 'VERIFICATION', before ?? '');
});
