import { limits } from '../../../schema/limits';
import { requireUser } from '../../platform/context';
import { refusalOf } from '../../testing/recharges';
import { withWorld } from '../../testing/suite';
import { aUser } from '../../testing/world';
import { addFavourites } from './add-favourites';
import { favouriteCounts, favouritesOf } from './favourites';
import { removeFavourite } from './remove-favourite';

const world = withWorld();
let instruments: string[];
beforeAll(async () => {
  // As many as a test of the bound needs; they are never quoted.
  const { rows } = await world.sql.owner.query<{ id: string }>(
    `INSERT INTO instrument OVERRIDING SYSTEM VALUE
     SELECT (jsonb_populate_record(i, jsonb_build_object('id', 5000 + n, 'symbol', 'X' || n))).*
     FROM instrument i, generate_series(1, $1) n
     WHERE i.id = (SELECT min(id) FROM instrument)
     RETURNING id`,
    [limits.favouritesMax + 5],
  );
  instruments = rows.map(({ id }) => id);
});

const some = (from: number, to: number) => instruments.slice(from, to);

it('keeps stars in the order they were set, each once', async () => {
  const ann = await aUser(world);
  const [a = '', b = '', c = ''] = instruments;
  expect(await addFavourites(ann.ctx, [b])).toEqual([b]);
  expect(await addFavourites(ann.ctx, [a, b, a])).toEqual([b, a]);
  expect(await removeFavourite(ann.ctx, b)).toEqual([a]);
  expect(await removeFavourite(ann.ctx, c)).toEqual([a]);
});

it('stars fifty and no more; one that is refused changes nothing', async () => {
  const ann = await aUser(world);
  const most = limits.favouritesMax;
  expect(await addFavourites(ann.ctx, some(0, most))).toHaveLength(most);
  expect(await refusalOf(addFavourites(ann.ctx, some(most - 1, most + 1)))).toBe('FAVOURITES_FULL');
  expect(await refusalOf(addFavourites(ann.ctx, instruments))).toBe('FAVOURITES_FULL');
  expect(await addFavourites(ann.ctx, some(0, most))).toEqual(some(0, most));
});

it('counts stars of one account one call after another, over every connection', async () => {
  const ann = await aUser(world);
  const most = limits.favouritesMax;
  const first = await world.sql.app.connect();
  try {
    await first.query('BEGIN');
    const add = 'SELECT add_favourites($1, $2, $3)';
    await first.query(add, [ann.userId, some(0, most), most]);
    // It waits for the first; without the wait it would see no star and set one more.
    const second = refusalOf(addFavourites(ann.ctx, some(most, most + 1)));
    await Promise.race([second, untilSomebodyWaits()]);
    await first.query('COMMIT');
    expect(await second).toBe('FAVOURITES_FULL');
  } finally {
    first.release();
  }
});

/** Resolves once a statement waits for a lock of another. */
async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const { rows } = await world.sql.owner.query<{ waits: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_locks WHERE NOT granted) AS waits`,
    );
    if (rows[0]?.waits === true) return;
  }
}

it.each(['999999', '0', '-1', 'abc', '', '9'.repeat(19), "1' OR '1'='1"])(
  'stars nothing when %j is among them',
  async (id) => {
    const ann = await aUser(world);
    const [a = ''] = instruments;
    expect(await refusalOf(addFavourites(ann.ctx, [a, id]))).toBe('PRODUCT_NOT_FOUND');
    expect(await favouritesOf(ann.ctx, ann.userId)).toEqual([]);
    expect(await removeFavourite(ann.ctx, id)).toEqual([]);
  },
);

it('refuses a visitor and a locked user', async () => {
  const ann = await aUser(world);
  const [a = ''] = instruments;
  expect(await refusalOf(addFavourites(world.visitor, [a]))).toBe('LOGIN_REQUIRED');
  expect(await refusalOf(removeFavourite(world.visitor, a))).toBe('LOGIN_REQUIRED');
  const actor = { ...requireUser(ann.ctx), lockReason: 'A reason' };
  const locked = { ...ann.ctx, actor };
  expect(await refusalOf(addFavourites(locked, [a]))).toBe('ACCOUNT_LOCKED');
});

it('counts for staff what each user starred', async () => {
  const [ann, bob] = [await aUser(world), await aUser(world)];
  await addFavourites(ann.ctx, some(0, 3));
  expect(await favouriteCounts(world.visitor.db, [bob.userId, ann.userId])).toEqual([0, 3]);
});

it('S6: the server’s role writes no star past the count', async () => {
  const ann = await aUser(world);
  const [a = ''] = instruments;
  await expect(
    world.sql.app.query('INSERT INTO favourite (user_id, instrument_id) VALUES ($1, $2)', [
      ann.userId,
      a,
    ]),
  ).rejects.toThrow('permission denied');
});
