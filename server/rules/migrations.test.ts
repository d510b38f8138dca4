import { openWorld } from '../testing/world';

/** Constraints and indexes live in migrations alone, so the ORM may wish them away. */
const MIGRATIONS_ONLY = /^(ALTER TABLE \S+ DROP CONSTRAINT|DROP INDEX) /;

it('finds every entity column with its type, and no table or column missing', async () => {
  const world = await openWorld();
  const { upQueries } = await world.db.driver.createSchemaBuilder().log();
  await world.close();
  const wishes = upQueries.map(({ query }) => query);
  expect(wishes.filter((query) => !MIGRATIONS_ONLY.test(query))).toEqual([]);
});
