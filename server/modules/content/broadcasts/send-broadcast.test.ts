import type { Language } from '../../../../schema/languages';
import { aBroadcast, koreans } from '../../../testing/content/broadcasts';
import { holds } from '../../../testing/holds';
import { withWorld } from '../../../testing/suite';
import { aStaffMember, waitingForLocks, type StaffPerson } from '../../../testing/world';
import { sendBroadcast, type SendBroadcast, type SentBroadcast } from './send-broadcast';

const world = withWorld();
let ada: StaffPerson;
beforeAll(async () => {
  ada = await aStaffMember(world, 'ADMIN');
  await koreans(world, 1_001);
});

const to = { audience: 'LANGUAGE', language: 'vi' } as const;
const move = (from: Language, into: Language) =>
  world.sql.owner.query('UPDATE app_user SET language = $2 WHERE language = $1', [from, into]);
const send = (asked: SendBroadcast) => sendBroadcast(ada.ctx, asked);
const idsOf = ({ id, proposal }: SentBroadcast) => ({ sent: id, proposed: proposal?.id ?? null });

/** How many broadcasts and proposals of one there are. */
async function made(): Promise<number> {
  const { rows } = await world.sql.owner.query<{ n: number }>(
    `SELECT (SELECT count(*) FROM broadcast)::int
       + (SELECT count(*) FROM proposal WHERE kind = 'BROADCAST')::int AS n`,
  );
  return rows[0]?.n ?? 0;
}

/** Lets nothing commit that is written into the audit record while this goes on. */
async function whileNothingCommits(work: () => Promise<void>): Promise<void> {
  const holding = await world.sql.owner.connect();
  try {
    await holding.query('BEGIN');
    await holding.query(`SELECT pg_advisory_xact_lock(hashtextextended('audit_entry', 0))`);
    await work();
    await holding.query('COMMIT');
  } finally {
    holding.release();
  }
}

describe('M7: what is asked for with one key goes one way', () => {
  it('later: sent with few readers it is not proposed with many, proposed with many not sent with few', async () => {
    const [small, large] = [aBroadcast(to), aBroadcast(to)];
    const sent = await send(small);
    await move('kor', 'vi');
    expect(await send(small)).toEqual({ id: sent.id, proposal: null });
    const { proposal } = await send(large);
    await move('vi', 'kor');
    expect(idsOf(await send(large))).toEqual({ sent: null, proposed: proposal?.id ?? 'none' });
  });

  it.each<[string, Language, Language, keyof ReturnType<typeof idsOf>]>([
    ['few readers, and many before it is sent', 'kor', 'vi', 'sent'],
    ['many readers, and few before it is proposed', 'vi', 'kor', 'proposed'],
  ])('at the same instant: %s', async (_, from, into, way) => {
    await move(into, from);
    const [asked, before] = [aBroadcast(to), await made()];
    const calls: Promise<SentBroadcast>[] = [];
    await whileNothingCommits(async () => {
      calls.push(send(asked));
      await holds(async () => (await waitingForLocks(world)) >= 1);
      await move(from, into);
      calls.push(send(asked));
      await holds(async () => (await waitingForLocks(world)) >= 2);
    });
    const [first, second] = (await Promise.all(calls)).map(idsOf);
    expect(second).toEqual(first);
    expect([first?.[way] === null, await made()]).toEqual([false, before + 1]);
  });
});
