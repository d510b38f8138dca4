import { randomUUID } from 'node:crypto';
import { graphql } from '../../../../testing/http';
import { setWeek } from '../../../../testing/people/support-week';
import { withInvitation } from '../../../../testing/people/invitation';
import {
  withCreditDesk,
  withServer,
  withVerificationDesk,
  withWorld,
} from '../../../../testing/suite';
import { advance, aStaffMember, aUser, type Person } from '../../../../testing/world';
import { takeReview } from '../../../reviews';
import { openConversation, sayInConversation } from '../own-conversations';
import { ownConversations } from '../read-conversations';
import { conversationReview } from '../desk/conversation-review';
import { answerConversation, closeConversation } from '../desk/desk-acts';

const world = withWorld();
const server = withServer(world);
const inviting = withInvitation(world, withCreditDesk(world), withVerificationDesk(world));

const DAY = 86_400;
const ALL_DAY = ['00:00', '24:00'] as const;

const ask = (person: Person) =>
  openConversation(person.ctx, { topic: 'OTHER', text: 'Where is it?', clientId: randomUUID() });
const say = (person: Person, id: string) =>
  sayInConversation(person.ctx, { id, text: 'And now?', clientId: randomUUID() });

async function answer(id: string, closes = true): Promise<void> {
  const { ctx } = await aStaffMember(world, 'SUPPORT');
  await takeReview(ctx, conversationReview, { id });
  await answerConversation(ctx, { id, text: 'I am looking.', clientId: randomUUID() });
  if (closes) await closeConversation(ctx, { id });
}

/** What is shown, of what was answered within the seven days before now. */
async function waited(): Promise<number | null> {
  const { rows } = await world.sql.app.query<{ seconds: number | null }>(
    'SELECT wait_seconds AS seconds FROM chat_desk()',
  );
  return rows[0]?.seconds ?? null;
}

beforeAll(() =>
  setWeek(
    world,
    Array.from({ length: 7 }, () => ALL_DAY),
  ),
);
// Nothing that an earlier test measured counts any more.
beforeEach(() => advance(world, 8 * DAY));

/** Within so many seconds of what was waited: the clock of a test goes on. */
const about = (seconds: number | null): number => Math.floor((seconds ?? -1) / 10) * 10;

it('H1: from a question to its answer; half of them took at most so long', async () => {
  expect(await waited()).toBeNull();
  const ids = [
    await ask(await aUser(world)),
    await ask(await aUser(world)),
    await ask(await aUser(world)),
  ];
  for (const id of ids) {
    await advance(world, 60);
    await answer(id);
  }
  expect(about(await waited())).toBe(120);
});

it('H1: of a claim’s conversation, in which nobody asked, not until somebody does; what staff say first is no answer', async () => {
  await inviting.paying();
  const person = await inviting.inviter(1);
  await inviting.claim(person);
  const [talk] = await ownConversations(person.ctx, { first: 1, after: null });
  const id = talk?.id ?? '';
  await advance(world, DAY);
  await answer(id, false);
  expect(await waited()).toBeNull();
  await advance(world, DAY);
  await say(person, id);
  await advance(world, 30);
  await answer(id);
  expect(about(await waited())).toBe(30);
});

it('H1: the first answer alone, however long later ones took', async () => {
  const person = await aUser(world);
  const id = await ask(person);
  await advance(world, 40);
  await answer(id, false);
  await say(person, id);
  await advance(world, 3_600);
  await answer(id);
  expect(about(await waited())).toBe(40);
});

it('H1: a question of a day off, answered after it, waited from the opening on', async () => {
  const now = await world.visitor.now();
  // Open on the day after tomorrow and later: today and tomorrow are off.
  const off = [now.getUTCDay(), (now.getUTCDay() + 1) % 7];
  await setWeek(
    world,
    [1, 2, 3, 4, 5, 6, 0].map((day) => (off.includes(day) ? null : ALL_DAY)),
  );
  const id = await ask(await aUser(world));
  const opening = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 2);
  await advance(world, Math.ceil((opening - now.getTime()) / 1000) + 50);
  await answer(id);
  expect(about(await waited())).toBe(50);
  const { data } = await graphql(server, { query: '{ chatDesk { waitSeconds } }' });
  expect(data?.chatDesk).toEqual({ waitSeconds: await waited() });
});
