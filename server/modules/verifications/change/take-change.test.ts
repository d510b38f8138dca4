import { randomUUID } from 'node:crypto';
import { readOutbox } from '../../../platform/mail';
import { aVerifiedPerson } from '../../../testing/people/changes';
import { aPerson } from '../../../testing/people/second-factors';
import { refusalOf } from '../../../testing/recharges';
import { withHelpDesk, withVerificationDesk, withWorld } from '../../../testing/suite';
import { advance, aUser } from '../../../testing/world';
import { applyDecisions, undoDecision } from '../../reviews';
import { mailHelpNotices } from '../../support/decision/mail-help-notices';
import { stopHelp } from '../../support/finish/stop-help';
import { helpReviews } from '../../support';
import { personOf } from '../person';
import { Version } from '../version.entity';
import { readAs } from '../../../platform/database/read-as';
import { removeDueDocuments } from '../retention/remove-due-documents';
import { openChange } from './open-change';
import { submitChange } from './submit-change';
import { takeChange } from './take-change';
import { changeAskedBy } from '../verifications';

const world = withWorld();
const desk = withHelpDesk(world);
const others = withVerificationDesk(world);
const DAY = 24 * 3_600;

const verified = () => aVerifiedPerson(world, desk.ada.staff.staffId);
const number = () => `N${randomUUID().replaceAll('-', '').slice(0, 8).toUpperCase()}1`;

describe('A change of verified data', () => {
  it('is taken by its user’s word, a day after the notice; both versions stay', async () => {
    const person = await verified();
    const idNumber = number();
    const id = await person.asks({ idType: 'IDENTITY_CARD', idNumber, birthDate: '1990-05-18' });
    expect(await person.known()).toEqual(person.before);
    await desk.take(desk.lena, id);
    await desk.approve(desk.lena, id, [], '1990-05-18');
    await desk.effect();
    expect(await refusalOf(takeChange(person.ctx))).toBe('HELP_WAITS');
    await advance(world, DAY + 1);
    expect(await person.known()).toEqual(person.before);
    const asked = await changeAskedBy(person.ctx, person.userId);
    expect(asked && personOf(world.config, asked).name).toBe('Anna Married');
    const stranger = await verified();
    expect(await changeAskedBy(stranger.ctx, person.userId)).toBeNull();
    expect(await refusalOf(takeChange(person.ctx))).toBe('OK');
    expect(await changeAskedBy(person.ctx, person.userId)).toBeNull();
    const changed = {
      ...{ name: 'Anna Married', idType: 'IDENTITY_CARD', idNumber },
      birthDate: '1990-05-18',
    };
    expect(await person.known()).toEqual(changed);
    expect(await refusalOf(takeChange(person.ctx))).toBe('REQUEST_NOT_FOUND');
    const [mail] = (await readOutbox(world.config, 5)).filter(({ to }) => to === person.account);
    expect(mail?.subject).toBe('Verified data changed');
    const versions = await readAs(person.ctx, (tx) =>
      tx.getRepository(Version).find({ where: { userId: person.userId }, order: { id: 'ASC' } }),
    );
    expect(versions.map((one) => [one.standing, personOf(world.config, one)])).toEqual([
      [false, person.before],
      [true, changed],
    ]);
  });

  it('is not taken within a day of a notice that went out late, nor by SQL as the owner', async () => {
    const person = await verified();
    const id = await person.asks();
    await desk.take(desk.lena, id);
    await desk.approve(desk.lena, id);
    await applyDecisions(world.visitor);
    await advance(world, 2 * DAY);
    await mailHelpNotices(world.visitor);
    expect(await refusalOf(takeChange(person.ctx))).toBe('HELP_WAITS');
    await expect(
      world.sql.owner.query(
        `UPDATE verification SET standing = false, replaced_at = tarn_now()
         WHERE user_id = $1 AND standing`,
        [person.userId],
      ),
    ).rejects.toThrow('changes by a request of its user');
    await advance(world, DAY + 1);
    expect(await refusalOf(takeChange(person.ctx))).toBe('OK');
  });

  it('changes again what was changed before', async () => {
    const person = await verified();
    await desk.granted(await person.asks());
    await advance(world, DAY + 1);
    await takeChange(person.ctx);
    await desk.granted(await person.asks({ name: 'Anna Divorced' }));
    await advance(world, DAY + 1);
    await takeChange(person.ctx);
    expect(await person.known()).toEqual({ ...person.before, name: 'Anna Divorced' });
  });

  it('leaves everything as it is when its user stops it, staff refuse it, or a week goes by', async () => {
    const stopped = await verified();
    await stopHelp(stopped.ctx, await stopped.asks());
    expect(await refusalOf(takeChange(stopped.ctx))).toBe('REQUEST_NOT_FOUND');
    const refused = await verified();
    const id = await refused.asks();
    await desk.take(desk.lena, id);
    await desk.refuse(desk.lena, id);
    await desk.effect();
    const lapsed = await verified();
    await desk.granted(await lapsed.asks());
    await advance(world, 8 * DAY + 1);
    expect(await refusalOf(takeChange(lapsed.ctx))).toBe('REQUEST_NOT_FOUND');
    for (const one of [stopped, refused, lapsed]) expect(await one.known()).toEqual(one.before);
  });

  it('is sent once by its key, and one is open at a time', async () => {
    const person = await verified();
    const form = await person.form();
    const both = await Promise.all([
      submitChange(person.ctx, form),
      submitChange(person.ctx, form),
    ]);
    expect(both.map(({ replayed }) => replayed).sort()).toEqual([false, true]);
    expect(new Set(both.map(({ resultId }) => resultId)).size).toBe(1);
    const again = submitChange(person.ctx, await person.form());
    expect(await refusalOf(again)).toBe('HELP_OPEN');
    const other = submitChange(person.ctx, { ...form, name: 'Anna Other' });
    expect(await refusalOf(other)).toBe('IDEMPOTENCY_KEY_REUSED');
  });
});

describe('What is asked for', () => {
  it.each([
    [{ name: '1' }, 'NAME_WRONG'],
    [{ idNumber: '---' }, 'ID_WRONG'],
    [{ birthDate: '2020-01-01' }, 'TOO_YOUNG'],
    [{ birthDate: '1890-01-01' }, 'PARAM_INVALID'],
    [{ front: null }, 'FORM_INCOMPLETE'],
    [{ back: null }, 'FORM_INCOMPLETE'],
    [{ front: '/files/none.webp' }, 'FILE_INVALID'],
    [{ note: ' ' }, 'FORM_INCOMPLETE'],
  ])('%j is refused: %s', async (more, code) => {
    const person = await verified();
    expect(await refusalOf(submitChange(person.ctx, await person.form(more)))).toBe(code);
    expect(await person.known()).toEqual(person.before);
  });

  it('is for who is verified', async () => {
    const person = await aPerson(world);
    const form = { note: 'x', name: 'Anna Married', idempotencyKey: null };
    expect(await refusalOf(submitChange(person.ctx, form))).toBe('REAL_NAME_REQUIRED');
  });

  it('is no document of somebody else, also when two ask for one at once', async () => {
    const taken = number();
    const { lena } = others;
    const owner = await aUser(world);
    const id = await others.submitted(owner, { idNumber: taken });
    await others.take(lena, id);
    const person = await verified();
    const asks = async (idNumber: string) =>
      refusalOf(submitChange(person.ctx, await person.form({ idNumber })));
    expect(await asks(taken)).toBe('ID_EXISTS');
    // Its own document stays its own.
    expect(await asks(person.before.idNumber)).toBe('OK');

    const idNumber = number();
    const [ann, bob] = [await verified(), await verified()];
    for (const one of [ann, bob]) await desk.granted(await one.asks({ idNumber }));
    await advance(world, DAY + 1);
    const both = await Promise.all([ann, bob].map(({ ctx }) => refusalOf(takeChange(ctx))));
    expect(both.sort()).toEqual(['ID_EXISTS', 'OK']);
    const known = [await ann.known(), await bob.known()].map((one) => one?.idNumber);
    expect(known.filter((one) => one === idNumber)).toHaveLength(1);
  });

  it('S3: keeps the document that it replaces for its owner: nobody else is verified with it, by no way', async () => {
    const person = await verified();
    const { idNumber } = person.before;
    await desk.granted(await person.asks({ idNumber: number() }));
    await advance(world, DAY + 1);
    await takeChange(person.ctx);
    expect((await person.known())?.idNumber).not.toBe(idNumber);

    const other = await aUser(world);
    const taken = await others.submitted(other, { idNumber }).catch((error: unknown) => error);
    expect(taken).toMatchObject({ code: 'ID_EXISTS' });
    const bob = await verified();
    expect(await refusalOf(submitChange(bob.ctx, await bob.form({ idNumber })))).toBe('ID_EXISTS');
    // By SQL, past every refusal.
    await expect(
      world.sql.owner.query(
        `INSERT INTO verification (number, user_id, real_name, id_type, id_number, id_hash, front_id, back_id)
         SELECT number || 'x', $1, real_name, id_type, id_number, id_hash, front_id, back_id
         FROM verification WHERE user_id = $2 AND NOT standing AND verified_at IS NOT NULL`,
        [other.userId, person.userId],
      ),
    ).rejects.toMatchObject({ constraint: 'verification_one_person' });
    // Its owner may go back to it.
    expect(await refusalOf(submitChange(person.ctx, await person.form({ idNumber })))).toBe('OK');
  });
});

describe('Staff who look at a change', () => {
  it('open both documents while they hold it, later with a reason, and each time it is logged', async () => {
    const person = await verified();
    const id = await person.asks();
    expect(await refusalOf(openChange(desk.ada.ctx, { id }))).toBe('LEASE_REQUIRED');
    await desk.take(desk.ada, id);
    const { before, after } = await openChange(desk.ada.ctx, { id });
    expect([before.person.name, after.person.name]).toEqual(['Anna Example', 'Anna Married']);
    const links = [before.front, before.back, after.front, after.back];
    expect(new Set(links).size).toBe(4);
    for (const link of links) expect(link).toMatch(/^\/admin\/files\/[\w-]{43}$/);
    expect([before.selfie, after.selfie]).toEqual([null, null]);
    await desk.approve(desk.ada, id);
    await desk.effect();
    expect(await refusalOf(openChange(desk.lena.ctx, { id }))).toBe('REASON_REQUIRED');
    expect(await refusalOf(openChange(desk.lena.ctx, { id, reason: 'A complaint' }))).toBe('OK');
    const { rows } = await world.sql.owner.query(
      `SELECT FROM audit_entry WHERE action = 'info_change.view' AND subject = $1`,
      [`info_change/${id}`],
    );
    expect(rows).toHaveLength(2);
  });

  it('confirm the day of birth that the new document shows', async () => {
    const person = await verified();
    const id = await person.asks();
    await desk.take(desk.lena, id);
    for (const [birthDate, code] of [
      ['', 'PARAM_INVALID'],
      ['1990-05-18', 'BIRTH_DATE_DIFFERS'],
    ] as const)
      expect(await refusalOf(desk.approve(desk.lena, id, [], birthDate))).toBe(code);
    expect((await desk.find(id)).decision).toBeNull();
  });

  it('take an approval back with what they read', async () => {
    await world.sql.owner.query(`UPDATE setting SET value = '10' WHERE key = 'undoSeconds'`);
    const person = await verified();
    const id = await person.asks();
    await desk.take(desk.lena, id);
    await desk.approve(desk.lena, id);
    const confirmed = async () => {
      const { rows } = await world.sql.owner.query<{ birth: string | null }>(
        'SELECT confirmed_birth AS birth FROM verification WHERE user_id = $1 ORDER BY id DESC LIMIT 1',
        [person.userId],
      );
      return rows[0]?.birth;
    };
    expect(await confirmed()).not.toBeNull();
    await undoDecision(desk.lena.ctx, helpReviews.INFO_CHANGE, { id });
    expect(await confirmed()).toBeNull();
    await world.sql.owner.query(`UPDATE setting SET value = '0' WHERE key = 'undoSeconds'`);
  });

  it('open none of an account they own', async () => {
    const person = await verified();
    const id = await person.asks();
    await desk.take(desk.lena, id);
    await world.sql.owner.query('INSERT INTO staff_user (staff_id, user_id) VALUES ($1, $2)', [
      desk.lena.staff.staffId,
      person.userId,
    ]);
    expect(await refusalOf(openChange(desk.lena.ctx, { id }))).toBe('OWN_REQUEST');
  });
});

describe('What somebody would try', () => {
  it('S3: a reader of the database learns none of it; a stranger sees no row', async () => {
    const person = await verified();
    await person.asks({ idNumber: 'Y7654321' });
    const { owner, app } = world.sql;
    const { rows } = await owner.query<{ row: string }>(
      'SELECT r::text AS row FROM verification r WHERE user_id = $1',
      [person.userId],
    );
    expect(rows).toHaveLength(2);
    for (const { row } of rows) expect(row).not.toMatch(/Anna|Y7654321|1990/);
    const other = await aPerson(world);
    const seen = await app.query(
      `SELECT FROM verification WHERE user_id = ${person.userId} AND set_config('tarn.actor', $1, false) <> ''`,
      [`user/${other.userId}`],
    );
    await app.query(`SELECT set_config('tarn.actor', '', false)`);
    expect(seen.rowCount).toBe(0);
  });

  it('by SQL, as the server or the owner: to take it early, unannounced, or for somebody else', async () => {
    const person = await verified();
    const id = await person.asks();
    const { owner, app } = world.sql;
    const take = `UPDATE verification SET standing = true, verified_at = tarn_now() WHERE user_id = $1 AND replaces IS NOT NULL`;
    const leave = `UPDATE verification SET standing = false, replaced_at = tarn_now() WHERE user_id = $1 AND standing`;
    await expect(app.query(take, [person.userId])).rejects.toThrow(/permission denied/);
    for (const sql of [take, leave])
      await expect(owner.query(sql, [person.userId])).rejects.toThrow(/by a request of its user/);
    await desk.granted(id);
    for (const sql of [take, leave])
      await expect(owner.query(sql, [person.userId])).rejects.toThrow(/by a request of its user/);
    const taken = await app.query<{ status: string }>('SELECT status FROM take_change($1)', [
      person.userId,
    ]);
    expect(taken.rows[0]?.status).toBe('HELP_WAITS');
    for (const call of [`finish_help(${id})`, `confirm_change_birth(1, 'x')`])
      await expect(app.query(`SELECT ${call}`)).rejects.toThrow(/permission denied/);
    // A version of somebody else is asked for by nobody.
    const other = await verified();
    await other.asks();
    const { rows } = await owner.query<{ id: string }>(
      'SELECT id FROM verification WHERE user_id = $1 AND replaces IS NOT NULL',
      [other.userId],
    );
    await stopHelp(person.ctx, id);
    await expect(
      app.query(`SELECT submit_help($1, 'INFO_CHANGE', 'mine', $2)`, [person.userId, rows[0]?.id]),
    ).rejects.toThrow(/help_request_change|help_request_own_change/);
  });

  it('to change who one is as a locked or frozen account', async () => {
    const person = await verified();
    await desk.granted(await person.asks());
    await advance(world, DAY + 1);
    await world.sql.owner.query(
      `UPDATE app_user SET locked_at = tarn_now(), lock_reason = 'Checks' WHERE id = $1`,
      [person.userId],
    );
    const [row] = (
      await world.sql.app.query<{ status: string }>('SELECT status FROM take_change($1)', [
        person.userId,
      ])
    ).rows;
    expect(row?.status).toBe('ACCOUNT_LOCKED');
    expect(await person.known()).toEqual(person.before);
  });
});

describe('S3: pictures of a change', () => {
  it('go when their time is over, and not while the request waits', async () => {
    const person = await verified();
    const id = await person.asks();
    const keptFor = (days: number) =>
      world.sql.owner.query(`UPDATE setting SET value = $1 WHERE key = 'documentDays'`, [
        String(days),
      ]);
    await keptFor(0);
    await advance(world, 1);
    await removeDueDocuments(world.visitor);
    await desk.take(desk.ada, id);
    const waiting = await openChange(desk.ada.ctx, { id });
    expect([waiting.before.front, waiting.after.front]).toEqual([null, expect.any(String)]);
    await desk.refuse(desk.ada, id);
    await desk.effect();
    await advance(world, 1);
    await removeDueDocuments(world.visitor);
    const over = await openChange(desk.ada.ctx, { id, reason: 'A complaint' });
    expect([over.after.front, over.after.back]).toEqual([null, null]);
    expect(over.after.person.name).toBe('Anna Married');
    await keptFor(365);
  });
});
