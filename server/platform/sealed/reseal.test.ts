import { randomBytes } from 'node:crypto';
import { withWorld } from '../../testing/suite';
import { withClient } from '../database/database-exists';
import type { DataKey } from './data-keys';
import { resealColumn } from './reseal';
import { newestPrefix, seal, unseal } from './seal';

const world = withWorld();
const column = { table: 'sealed_note', column: 'text' };
const placeOf = (row: string) => ({ column: 'sealed_note.text', row }) as const;
const [old, young]: DataKey[] = ['old', 'young'].map((id) => ({ id, key: randomBytes(32) }));

const keysWith = (...keys: (DataKey | undefined)[]) => ({
  ...world.config,
  dataKeys: keys.filter((one) => one !== undefined),
});

beforeEach(async () => {
  await world.sql.owner.query('CREATE TABLE tarn.sealed_note (id bigint PRIMARY KEY, text text)');
});
afterEach(() => world.sql.owner.query('DROP TABLE tarn.sealed_note'));

/** Texts 1 to `count`, sealed in turn with the derived key, the old and the young one. */
async function sealedNotes(count: number): Promise<void> {
  const rings = [keysWith(), keysWith(old), keysWith(young)];
  const texts = Array.from({ length: count }, (_, n) => {
    const ring = rings[n % rings.length] ?? keysWith();
    return seal(ring, `text ${String(n + 1)}`, placeOf(String(n + 1)));
  });
  await world.sql.owner.query(
    'INSERT INTO tarn.sealed_note SELECT n, t FROM unnest($1::text[]) WITH ORDINALITY u (t, n)',
    [texts],
  );
  await world.sql.owner.query('INSERT INTO tarn.sealed_note VALUES (9999, NULL)');
}

const notes = async () =>
  (
    await world.sql.owner.query<{ id: string; text: string }>(
      'SELECT id, text FROM tarn.sealed_note WHERE text IS NOT NULL ORDER BY id',
    )
  ).rows;

const rotate = (keys: ReturnType<typeof keysWith>) =>
  withClient(world.sql.urls.owner, (client) => resealColumn(client, keys, column));

it('S3: after a rotation the newest key alone opens everything, and nothing is lost', async () => {
  await sealedNotes(1_100);
  expect(await rotate(keysWith(young, old))).toBe(734);
  const alone = keysWith(young);
  const found = await notes();
  expect(found.filter(({ text }) => !text.startsWith(newestPrefix(alone)))).toEqual([]);
  expect(found.map(({ id, text }) => unseal(alone, text, placeOf(id)))).toEqual(
    found.map(({ id }) => `text ${id}`),
  );
  expect(await rotate(alone)).toBe(0);
});

it('S3: a rotation that lacks a key names the text, and loses none', async () => {
  await sealedNotes(6);
  const before = await notes();
  await expect(rotate(keysWith(young))).rejects.toThrow(
    'sealed_note.text/2 is sealed with the key old, which DATA_KEYS lacks',
  );
  const both = keysWith(young, old);
  const after = await notes();
  expect(after.map(({ id, text }) => unseal(both, text, placeOf(id)))).toEqual(
    before.map(({ id }) => `text ${id}`),
  );
});
