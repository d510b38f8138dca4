import { printSchema, type GraphQLSchema } from 'graphql';
import { theSchemas } from '../http/schemas';
import { legacyParameters } from '../testing/legacy-parameters';
import { withWorld } from '../testing/suite';

/** Words that no name of data may hold, each with what it would do. `favourite` is a user's own star. */
const BANNED: Readonly<Record<string, string>> = {
  force: 'sets a result instead of deriving it',
  forced: 'sets a result instead of deriving it',
  rig: 'sets a result instead of deriving it',
  rigged: 'sets a result instead of deriving it',
  override: 'puts another result in the place of the derived one',
  odds: 'makes a result depend on chance instead of on two quotes',
  'win rate': 'makes a result depend on chance instead of on two quotes',
  probability: 'makes a result depend on chance instead of on two quotes',
  favor: 'prefers a person',
  favored: 'prefers a person',
  favour: 'prefers a person',
  favoured: 'prefers a person',
  vip: 'prefers a person',
  offset: 'shifts a quote for somebody',
  jitter: 'shifts a quote for somebody',
  slippage: 'shifts a quote for somebody',
  control: 'steers what should follow from the market',
  controls: 'steers what should follow from the market',
};

const world = withWorld();

/** `wonBp`, `win_rate_bp` and `order.win_rate(` alike: ` win rate bp `. */
const wordsOf = (name: string): string =>
  ` ${name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')} `;

function reasonsIn(names: readonly string[]): string[] {
  return names.flatMap((name) =>
    Object.entries(BANNED)
      .filter(([word]) => wordsOf(name).includes(` ${word} `))
      .map(([word, does]) => `${name}: ${word} ${does}`),
  );
}

it('P1: no column, setting or argument of the database could force a result', async () => {
  const { rows } = await world.sql.owner.query<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema = 'tarn' UNION ALL SELECT 'setting.' || key FROM setting
     UNION ALL SELECT p.proname || '(' || pg_get_function_arguments(p.oid) || ')' FROM pg_proc p
     WHERE p.pronamespace = 'tarn'::regnamespace`,
  );
  const names = rows.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(100);
  expect(reasonsIn(names)).toEqual([]);
  const settler = names.find((name) => name.startsWith('settle_due_orders('));
  expect(settler).toMatch(/^settle_due_orders\(p_batch integer/);
});

it('P1: nor does a name of the two schemas or of the old API', async () => {
  const { userSchema, adminSchema } = await theSchemas();
  const inSchema = (schema: GraphQLSchema) =>
    printSchema(schema)
      .replace(/"""[^"]*"""/g, '')
      .match(/\b[a-zA-Z_]+(?=[(:])/g) ?? [];
  const names = [
    ...inSchema(userSchema),
    ...inSchema(adminSchema),
    ...Object.values(legacyParameters).flat(2),
  ];
  expect(names.length).toBeGreaterThan(300);
  expect(reasonsIn(names)).toEqual([]);
});

it.each(Object.keys(BANNED))('P1: the scan sees "%s" in whole words alone', (word) => {
  const snake = word.replace(' ', '_');
  const camel = word.replace(/(?:^| )([a-z])/g, (_, letter: string) => letter.toUpperCase());
  for (const name of [`order.${snake}_bp`, `settle(p_${snake} bigint)`, `order${camel}Bp`]) {
    expect(reasonsIn([name])).toHaveLength(1);
  }
  expect(reasonsIn([`order.${snake}ite_x`, `order.x${snake}`])).toEqual([]);
});
