import { aStaffMember, aUser, openWorld, type StaffPerson, type World } from '../../testing/world';
import { revealUser } from '../accounts/reveal-user';
import { checkChain } from './check-chain';

let world: World;
let ada: StaffPerson;
beforeEach(async () => {
  world = await openWorld();
  ada = await aStaffMember(world, 'ADMIN');
  const { userId } = await aUser(world);
  for (const reason of ['One.', 'Two.', 'Three.', 'Four.', 'Five.']) {
    await revealUser(ada.ctx, { userId, reason });
  }
});
afterEach(() => world.close());

const check = async (after = '0', most?: number) => {
  const { throughAt, head, ...answer } = await checkChain(ada.ctx, after, most);
  return { ...answer, at: throughAt !== null, head: head.toString('hex') };
};

/** As somebody who owns the database and lifts its guards. */
async function tamper(sql: string): Promise<void> {
  const client = await world.sql.owner.connect();
  await client.query('ALTER TABLE audit_entry DISABLE TRIGGER USER');
  await client.query(sql);
  await client.query('ALTER TABLE audit_entry ENABLE TRIGGER USER');
  client.release();
}

const hashOf = async (seq: number): Promise<string> =>
  (
    await world.sql.owner.query<{ hash: string }>(
      `SELECT encode(hash, 'hex') AS hash FROM audit_entry WHERE seq = $1`,
      [seq],
    )
  ).rows[0]?.hash ?? '';

it('O3: the chain holds up to its newest entry, proved piece by piece', async () => {
  expect(await check()).toEqual({
    through: '5',
    broken: null,
    complete: true,
    at: true,
    head: await hashOf(5),
  });
  expect(await check('0', 2)).toMatchObject({ through: '2', broken: null, complete: false });
  expect(await check('2', 2)).toMatchObject({ through: '4', broken: null, complete: false });
  expect(await check('4', 2)).toMatchObject({ through: '5', broken: null, complete: true });
  expect(await check('5')).toMatchObject({ through: '5', complete: true });
});

it.each([
  ['altered', `UPDATE audit_entry SET reason = 'Another.' WHERE seq = 3`],
  ['somebody else’s', `UPDATE audit_entry SET actor = 'staff/9' WHERE seq = 3`],
  ['taken away', 'DELETE FROM audit_entry WHERE seq = 3'],
  ['given another hash', `UPDATE audit_entry SET hash = sha256('x') WHERE seq = 3`],
  ['linked to another', `UPDATE audit_entry SET prev = sha256('x') WHERE seq = 3`],
  [
    'altered, with its hash made again',
    `UPDATE audit_entry SET reason = 'x', hash = audit_hash(prev, seq, at, actor, action, subject,
       before, after, 'x', source) WHERE seq = 2`,
  ],
])('O3: an entry that is %s is named, and what stands before it holds', async (_what, sql) => {
  await tamper(sql);
  expect(await check()).toMatchObject({ through: '2', broken: '3', complete: true });
  expect(await check('0', 2)).toMatchObject({ through: '2', broken: null, complete: false });
});

it('O3: a newest entry that was altered is named too', async () => {
  await tamper(`UPDATE audit_entry SET reason = 'Another.' WHERE seq = 5`);
  expect(await check()).toMatchObject({ through: '4', broken: '5' });
});

it('a call proves 5,000 entries at most, however many are asked for', async () => {
  await world.sql.owner.query(
    `SELECT audit_write('system', 'user.lock', 'user/1', NULL, NULL, NULL, NULL) FROM generate_series(1, 5200)`,
  );
  expect(await check('0', 2_000_000_000)).toMatchObject({ through: '5000', complete: false });
  expect(await check('5000')).toMatchObject({ through: '5205', complete: true });
});
