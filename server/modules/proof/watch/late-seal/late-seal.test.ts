import { sealAll } from '../../../../testing/people/sealed';
import { withWorld } from '../../../../testing/suite';
import {
  advance,
  aStaffMember,
  aUserWith,
  credit,
  quote,
  type Person,
} from '../../../../testing/world';
import { sealBlock } from '../../seal-block';
import { createWatch } from '../watch';
import { watchAlarm } from '../watch-state';
import { lateSealTeller, tellLateSeal } from './tell-late-seal';

const world = withWorld();
let ann: Person;
beforeAll(async () => {
  ann = await aUserWith(world, '10.00');
  await sealAll(world);
});

const seal = async () => (await watchAlarm(world.visitor)).seal;
const something = () => credit(world, ann.userId, '1.00');

/** Makes blocks for as long as one would be: what is sealed does not matter. */
const aBlock = () => sealBlock(world.visitor, { idleMs: 0 });

describe('O9: a seal that is late', () => {
  it('alarms when nothing that is booked comes into a block, though no block is unproved, until it does', async () => {
    expect(await seal()).toBe('IN_TIME');
    await something();
    expect(await seal()).toBe('IN_TIME');
    await advance(world, 121);
    expect(await watchAlarm(world.visitor)).toMatchObject({ late: false, seal: 'STOPPED' });
    await sealAll(world);
    expect(await seal()).toBe('IN_TIME');
  });

  it('alarms after a minute, however new the newest block is', async () => {
    await something();
    await advance(world, 61);
    expect(await seal()).not.toBe('IN_TIME');
    await sealAll(world);
    expect(await seal()).toBe('IN_TIME');
  });

  it('alarms when no block is made for the quotes of two minutes, and not where there are none', async () => {
    await advance(world, 121);
    expect(await seal()).toBe('IN_TIME');
    await quote(world, '101.00');
    expect(await seal()).toBe('STOPPED');
    await sealAll(world);
    expect(await seal()).toBe('IN_TIME');
  });

  it('says that it waits for an older transaction, while blocks are made', async () => {
    const client = await world.sql.owner.connect();
    try {
      await client.query('BEGIN; SELECT pg_current_xact_id()');
      await something();
      await advance(world, 61);
      await aBlock();
      expect(await seal()).toBe('HELD');
      await advance(world, 121);
      await quote(world, '101.00');
      expect(await seal()).toBe('STOPPED');
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
    await sealAll(world);
    expect(await seal()).toBe('IN_TIME');
  });
});

describe('O9: administrators are told of a seal that is late', () => {
  const notices = async () => {
    const { rows } = await world.sql.owner.query<{ subject: string; told: number }>(
      `SELECT subject, count(*)::int AS told FROM staff_notice WHERE kind = 'SEAL_LATE' GROUP BY subject ORDER BY min(at)`,
    );
    return rows;
  };
  const waiting = async () => {
    const { rows } = await world.sql.owner.query<{ subject: string }>(
      `SELECT 'movement/' || min(m.id) AS subject FROM ledger_movement m
       WHERE NOT EXISTS (SELECT FROM proof_leaf l WHERE l.movement_id = m.id)`,
    );
    return rows[0]?.subject;
  };

  it('once, however many servers look and however long it lasts, and of the next one again', async () => {
    await aStaffMember(world, 'SUPPORT');
    for (const role of ['ADMIN', 'ADMIN'] as const) await aStaffMember(world, role);
    const { rows } = await world.sql.owner.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM staff WHERE role = 'ADMIN'`,
    );
    const told = rows[0]?.n;
    const { signal } = new AbortController();
    const watches = Array.from({ length: 4 }, () => createWatch(world.sql.urls.verify));
    const jobs = watches.flatMap((watch) => watch.jobs.filter(({ name }) => name === 'late-seal'));
    const look = () => Promise.all(jobs.map(({ run }) => run(world.visitor, signal)));
    await something();
    await advance(world, 121);
    await look();
    expect(await notices()).toEqual([]);
    const first = { subject: await waiting(), told };
    await look();
    await look();
    expect(await notices()).toEqual([first]);
    await advance(world, 4_000);
    await look();
    expect(await notices()).toEqual([first]);
    await sealAll(world);
    await look();
    await something();
    await advance(world, 121);
    const second = { subject: await waiting(), told };
    await look();
    await look();
    expect(await notices()).toEqual([first, second]);
    await sealAll(world);
    await something();
    await advance(world, 121);
    await look();
    await look();
    expect(await seal()).toBe('STOPPED');
    expect(await notices()).toEqual([first, second]);
    await Promise.all(watches.map((watch) => watch.close()));
  });

  it('by the act itself: nothing in time, and once of what waits however many ask at once', async () => {
    await sealAll(world);
    await advance(world, 4_000);
    const before = await notices();
    await tellLateSeal(world.visitor);
    expect(await notices()).toEqual(before);
    await something();
    await advance(world, 121);
    await Promise.all(Array.from({ length: 4 }, () => tellLateSeal(world.visitor)));
    expect(await notices()).toHaveLength(before.length + 1);
    await sealAll(world);
  });

  it('not of one that has made up for it at the second look', async () => {
    const before = await notices();
    await sealAll(world);
    await advance(world, 4_000);
    const look = lateSealTeller();
    for (let n = 0; n < 3; n += 1) {
      await something();
      await advance(world, 121);
      expect(await look(world.visitor)).toBe('STOPPED');
      await sealAll(world);
      expect(await look(world.visitor)).toBe('IN_TIME');
    }
    expect(await notices()).toEqual(before);
  });
});
