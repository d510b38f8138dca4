import { randomUUID } from 'node:crypto';
import { refusalOf } from '../../testing/recharges';
import { withVerificationDesk, withWorld } from '../../testing/suite';
import { aUser, type Person } from '../../testing/world';
import { personOf } from './person';
import { submitVerification, type SubmitVerification } from './submit-verification';
import { verificationOf, verificationState } from './verifications';

const world = withWorld();
const desk = withVerificationDesk(world);

const send = async (person: Person, more: Partial<SubmitVerification> = {}) =>
  refusalOf(submitVerification(person.ctx, await desk.form(person, more)));

const newest = async (person: Person) => verificationOf(person.ctx, person.userId);

it('S3: name, number and day of birth are stored sealed, and read as they were sent', async () => {
  const ann = await aUser(world);
  const id = await desk.submitted(ann, { name: ' Ann  Ångström ', idNumber: 'x-9876543' });
  const { rows } = await world.sql.owner.query<{ whole: string }>(
    'SELECT to_jsonb(r)::text AS whole FROM verification r WHERE id = $1',
    [id],
  );
  expect(rows[0]?.whole).not.toMatch(/ngstr|9876543|1990-05/);
  expect(personOf(world.config, await desk.find(id))).toEqual({
    name: 'Ann Ångström',
    idType: 'PASSPORT',
    idNumber: 'X9876543',
    birthDate: '1990-05-17',
  });
});

it('S3: the database takes no name, number or day of birth that is not sealed', async () => {
  const ann = await aUser(world);
  const id = await desk.submitted(ann);
  for (const column of ['real_name', 'id_number', 'birth_date', 'confirmed_birth']) {
    await expect(
      world.sql.owner.query(`UPDATE verification SET ${column} = 'X9876543' WHERE id = $1`, [id]),
    ).rejects.toThrow('_sealed');
  }
});

it.each<[string, Partial<SubmitVerification>]>([
  ['NAME_WRONG', { name: 'Ann 3' }],
  ['NAME_WRONG', { name: '<b>Ann</b>', idNumber: '-' }],
  ['ID_WRONG', { idNumber: '12' }],
  ['ID_WRONG', { idType: 'IDENTITY_CARD', idNumber: '110105194912310021' }],
  // The card says 31 December 1949.
  ['ID_WRONG', { idType: 'IDENTITY_CARD', idNumber: '11010519491231002X' }],
  ['PARAM_INVALID', { birthDate: '1899-12-31' }],
  ['PARAM_INVALID', { birthDate: '2990-01-01' }],
  ['PARAM_INVALID', { birthDate: '2001-02-29' }],
  ['TOO_YOUNG', { birthDate: '2020-01-01' }],
  ['FORM_INCOMPLETE', { name: '' }],
  ['FORM_INCOMPLETE', { idType: null }],
  ['FORM_INCOMPLETE', { front: null }],
  ['FORM_INCOMPLETE', { back: '' }],
  ['FILE_INVALID', { front: '/files/u/00000000000000000000000000000000.webp' }],
  ['FILE_INVALID', { selfie: '../../etc/passwd' }],
  ['PARAM_INVALID', { idempotencyKey: 'short' }],
])('answers %s to %j, and writes nothing', async (code, more) => {
  const ann = await aUser(world);
  expect(await send(ann, more)).toBe(code);
  expect(await newest(ann)).toBeNull();
});

it('the day of birth of an identity card that holds one is the card’s', async () => {
  const ann = await aUser(world);
  const card = { idType: 'IDENTITY_CARD', idNumber: '11010519491231002x' } as const;
  const id = await desk.submitted(ann, { ...card, birthDate: null });
  expect(personOf(world.config, await desk.find(id))).toMatchObject({ birthDate: '1949-12-31' });
});

it('A2: a picture of somebody else is none, and one that shows a payment is no document', async () => {
  const [ann, bob] = [await aUser(world), await aUser(world)];
  expect(await send(ann, { front: await desk.picture(bob) })).toBe('FILE_INVALID');
  const front = await desk.picture(ann);
  await world.sql.owner.query('UPDATE upload SET attached = true WHERE user_id = $1', [ann.userId]);
  expect(await send(ann, { front })).toBe('FILE_INVALID');
  const { rows } = await world.sql.owner.query<{ fits: boolean }>(
    'SELECT attach_document(max(id), $1) AS fits FROM upload WHERE user_id = $1 AND attached',
    [ann.userId],
  );
  expect(rows[0]?.fits).toBe(false);
  expect(await newest(ann)).toBeNull();
});

it('refuses a second one while the first is under review, and a visitor', async () => {
  const ann = await aUser(world);
  const id = await desk.submitted(ann);
  expect(await send(ann, { name: '' })).toBe('CERTIFICATION_PENDING');
  expect(await refusalOf(submitVerification(world.visitor, await desk.form(ann)))).toBe(
    'LOGIN_REQUIRED',
  );
  const row = await newest(ann);
  expect([row?.id, verificationState(row)]).toEqual([id, 'UNDER_REVIEW']);
});

it('M7: the same key sends it in once, also ten times at once; with another name it is refused', async () => {
  const ann = await aUser(world);
  const form = await desk.form(ann);
  const all = await Promise.all(
    Array.from({ length: 10 }, () => submitVerification(ann.ctx, form)),
  );
  expect(new Set(all.map(({ resultId }) => resultId)).size).toBe(1);
  expect(all.filter(({ replayed }) => !replayed)).toHaveLength(1);
  expect((await submitVerification(ann.ctx, form)).replayed).toBe(true);
  expect(await refusalOf(submitVerification(ann.ctx, { ...form, name: 'Bob' }))).toBe(
    'IDEMPOTENCY_KEY_REUSED',
  );
});

it('M8: of ten at once with keys of their own one is under review', async () => {
  const ann = await aUser(world);
  const form = await desk.form(ann);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      refusalOf(submitVerification(ann.ctx, { ...form, idempotencyKey: randomUUID() })),
    ),
  );
  expect(answers.sort()).toEqual([...Array<string>(9).fill('CERTIFICATION_PENDING'), 'OK']);
});

describe('S3: one document belongs to one user', () => {
  it('however its number is written', async () => {
    const [ann, bob] = [await aUser(world), await aUser(world)];
    await desk.submitted(ann, { idNumber: 'K1234567' });
    expect(await send(bob, { idNumber: 'k 123-4567' })).toBe('ID_EXISTS');
    expect(await send(bob, { idNumber: 'K1234567', front: 'none' })).toBe('ID_EXISTS');
    // Nor by calling it another kind of document.
    expect(await send(bob, { idNumber: 'K1234567', idType: 'OTHER' })).toBe('ID_EXISTS');
    expect(await newest(bob)).toBeNull();
  });

  it('also when two send it at once', async () => {
    for (let round = 1; round <= 5; round += 1) {
      const [ann, bob] = [await aUser(world), await aUser(world)];
      const idNumber = `R${String(round)}234567`;
      const answers = await Promise.all([send(ann, { idNumber }), send(bob, { idNumber })]);
      expect(answers.sort()).toEqual(['ID_EXISTS', 'OK']);
    }
  });
});

describe('A2: row-level security', () => {
  it('shows the server’s role nothing without a name, and a user their own alone', async () => {
    const [ann, bob] = [await aUser(world), await aUser(world)];
    await desk.submitted(ann);
    await desk.submitted(bob);
    const seen = async (actor: string | null) => {
      const client = await world.sql.app.connect();
      try {
        await client.query('BEGIN');
        if (actor !== null)
          await client.query(`SELECT set_config('tarn.actor', $1, true)`, [actor]);
        const { rows } = await client.query<{ user_id: string }>(
          `SELECT user_id FROM verification UNION SELECT user_id FROM verification_request`,
        );
        return rows.map(({ user_id }) => user_id);
      } finally {
        await client.query('ROLLBACK');
        client.release();
      }
    };
    expect(await seen(null)).toEqual([]);
    for (const odd of ['', 'user/', 'staff/', 'staff/x', `user/${ann.userId}1`, 'user/%']) {
      expect(await seen(odd)).toEqual([]);
    }
    expect(await seen(`user/${ann.userId}`)).toEqual([ann.userId]);
    expect(await seen(`staff/${desk.ada.staff.staffId}`)).toEqual(
      expect.arrayContaining([ann.userId, bob.userId]),
    );
  });

  it('keeps what is asked with somebody else’s number from a user', async () => {
    const [ann, bob] = [await aUser(world), await aUser(world)];
    await desk.submitted(bob);
    expect(await verificationOf(ann.ctx, bob.userId)).toBeNull();
  });

  it('lets the server’s role write no verification past its functions', async () => {
    for (const sql of [
      `UPDATE verification SET verified_at = now()`,
      'DELETE FROM verification',
      `INSERT INTO verification (user_id) VALUES (1)`,
      'SELECT verify_user(1)',
      'SELECT end_verification(1)',
      'SELECT * FROM picture_view',
    ]) {
      await expect(world.sql.app.query(sql)).rejects.toThrow('permission denied');
    }
  });
});
