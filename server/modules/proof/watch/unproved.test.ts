import { sealAll, withSealed } from '../../../testing/people/sealed';
import { unreachable, withWatched } from '../../../testing/proof/watched';
import { withWorld } from '../../../testing/suite';
import { advance, credit } from '../../../testing/world';
import { allChecks } from '../../ledger';
import { partChecks, proofChecks } from '../checks';
import type { VerifyReads } from './note-mismatch';
import { proveNew } from './prove-new';
import { proveNight } from './prove-night';
import { recomputeOutcomes } from './recompute-outcomes';
import { lastProofs, mismatchesByNight } from './runs';
import { watchAlarm } from './watch-state';

const world = withWorld();
const { ann } = withSealed(world);
const { tamper, numberOf, found } = withWatched(world);
const broken = unreachable as unknown as VerifyReads;
const DAY = 86_400;

const LINKS = 'each block holds the links of quotes as they are';
const KNOWN = 'each block knows every quote up to its instant';
const BALANCE = 'every balance equals its postings';

describe('O9: a proof that is late', () => {
  it('that was never ended is made up for by a later one: no alarm stays, and its day is proved to its end', async () => {
    await proveNew(world.visitor, world.sql.verify);
    await advance(world, DAY);
    await expect(proveNight(world.visitor, broken)).rejects.toThrow('no connection');
    expect((await watchAlarm(world.visitor)).late).toBe(false);
    const last = (await lastProofs(world.visitor)).find(({ kind }) => kind === 'NIGHTLY');
    const since = async () =>
      (await mismatchesByNight(world.visitor, 4)).filter(({ day }) => day >= (last?.day ?? '~'));
    await advance(world, 2 * DAY);
    await recomputeOutcomes(world.visitor, world.sql.verify);
    expect((await since()).map(({ complete }) => complete)).toEqual([false, false, false]);
    expect((await watchAlarm(world.visitor)).late).toBe(true);
    await proveNight(world.visitor, world.sql.verify);
    expect((await watchAlarm(world.visitor)).late).toBe(false);
    expect((await since()).map(({ complete }) => complete)).toEqual([true, true, true]);
  });

  it('is told: blocks that wait for their proof for more than ten minutes', async () => {
    await proveNew(world.visitor, world.sql.verify);
    await credit(world, (await ann()).userId, '1.00');
    await sealAll(world);
    expect((await watchAlarm(world.visitor)).late).toBe(false);
    await advance(world, 601);
    expect((await watchAlarm(world.visitor)).late).toBe(true);
    await proveNew(world.visitor, world.sql.verify);
    expect((await watchAlarm(world.visitor)).late).toBe(false);
  });
});

describe('O9: what does not fit', () => {
  it.each([
    ['x 1 y', ''],
    ['1 x y', ''],
    ['99999 2', ', quote 2 of instrument 99999'],
  ])('shows in one cycle: a link of a block that names no quote: %s', async (line, quoted) => {
    await credit(world, (await ann()).userId, '1.00');
    await sealAll(world);
    const newest = await numberOf('SELECT max(number) FROM proof_block');
    const before = (await found()).length;
    const subject = `block ${String(newest)}${quoted}`;
    const rewrite = (text: string) =>
      tamper(
        `UPDATE proof_block SET text = ${text}, hash = sha256(convert_to(${text}, 'UTF8')) WHERE number = ${String(newest)}`,
      );
    await rewrite(`text || '${line}' || chr(10)`);
    const { rows } = await world.sql.verify.query(proofChecks[LINKS]);
    expect(rows).toContainEqual({ subject });
    await proveNew(world.visitor, world.sql.verify);
    await rewrite(`replace(text, chr(10) || '${line}', '')`);
    const said = (await found()).slice(before);
    expect(said).toContain(`CONTINUOUS: ${LINKS}: ${subject}`);
    expect(said).toContain(
      `CONTINUOUS: each block is signed by a key that is published: block ${String(newest)}`,
    );
    expect(await numberOf('SELECT max(through) FROM proof_run')).toBe(newest);
  });

  it('shows in one cycle: a quote that was put in behind a block that is proved', async () => {
    await sealAll(world);
    await proveNew(world.visitor, world.sql.verify);
    const before = (await found()).length;
    const proved = await numberOf('SELECT max(number) FROM proof_block');
    const [instrument, seq] = [
      await numberOf('SELECT instrument_id FROM quote ORDER BY id DESC LIMIT 1'),
      await numberOf('SELECT seq FROM quote ORDER BY id DESC LIMIT 1'),
    ];
    await tamper(
      `INSERT INTO quote (instrument_id, price, at, seq, feed, chain)
         SELECT q.instrument_id, 99, q.at, q.seq + 1, q.feed,
           quote_link(q.chain, q.instrument_id, q.seq + 1, q.at, 99, NULL, q.feed)
         FROM quote q ORDER BY q.id DESC LIMIT 1;
       UPDATE instrument_quote i SET seq = q.seq, quote_id = q.id, price = q.price, chain = q.chain
         FROM quote q WHERE q.id = (SELECT max(id) FROM quote) AND q.instrument_id = i.instrument_id`,
    );
    await credit(world, (await ann()).userId, '1.00');
    await sealAll(world);
    await proveNew(world.visitor, world.sql.verify);
    expect((await found()).slice(before)).toEqual([
      `CONTINUOUS: ${KNOWN}: block ${String(proved)}, quote ${String(seq + 1)} of instrument ${String(instrument)}`,
    ]);
  });

  it('of many blocks that a check cannot read the one is named, and the proof goes on', async () => {
    for (let blocks = 0; blocks < 3; blocks += 1) {
      await credit(world, (await ann()).userId, '1.00');
      await sealAll(world);
    }
    const newest = await numberOf('SELECT max(number) FROM proof_block');
    const before = (await found()).length;
    const unreadable = newest - 1;
    const reads = {
      query: (sql: string, args: unknown[] = []) => {
        const [from, to] = args.map(Number);
        return sql === partChecks[LINKS] && (from ?? 0) <= unreadable && (to ?? 0) >= unreadable
          ? Promise.reject(Object.assign(new Error('no number'), { code: '22P02' }))
          : world.sql.verify.query(sql, args);
      },
    } as VerifyReads;
    await proveNew(world.visitor, reads);
    expect((await found()).slice(before)).toEqual([
      `CONTINUOUS: ${LINKS}: block ${String(unreadable)}`,
    ]);
    expect(await numberOf('SELECT max(through) FROM proof_run')).toBe(newest);
  });

  it('is found although one of the checks cannot be asked, and outcomes are recomputed', async () => {
    const before = (await found()).length;
    const cents = `UPDATE ledger_account SET balance = balance + $ WHERE kind = 'available'
      AND user_id = ${(await ann()).userId} AND asset = 'USD'`;
    await advance(world, DAY);
    await tamper(cents.replace('$', '1'));
    const failing = {
      query: (sql: string, args?: unknown[]) =>
        sql === allChecks()[0]?.[1]
          ? Promise.reject(new Error('too slow'))
          : world.sql.verify.query(sql, args),
    } as VerifyReads;
    await expect(proveNight(world.visitor, failing)).rejects.toThrow('too slow');
    await tamper(cents.replace('$', '-1'));
    expect((await found()).slice(before).join()).toContain(`NIGHTLY: ${BALANCE}: user/`);
    const nightly = async () =>
      (await lastProofs(world.visitor)).find(({ kind }) => kind === 'NIGHTLY');
    expect(await nightly()).toMatchObject({ ended: false, fault: 'too slow' });
    expect(await recomputeOutcomes(world.visitor, world.sql.verify)).toBe(0);
    expect((await lastProofs(world.visitor)).filter(({ ended }) => !ended)).toHaveLength(2);
    await proveNight(world.visitor, world.sql.verify);
    expect(await nightly()).toMatchObject({ ended: true, fault: null });
  });
});
