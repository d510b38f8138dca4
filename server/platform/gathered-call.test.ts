import { gatheredCall, type Placed } from './gathered-call';
import { withWorld } from '../testing/suite';

/** Doubles numbers; breaks for a negative one, and cuts its own connection for a zero. */
const TRIAL = `
  CREATE SEQUENCE trial_calls;
  CREATE FUNCTION trial(p_numbers int[], p_words text[])
  RETURNS TABLE (place int, twice int, its_word text)
  LANGUAGE plpgsql SET search_path = tarn, pg_temp AS $$ BEGIN
    PERFORM nextval('trial_calls');
    IF 0 = ANY (p_numbers) THEN PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(5); END IF;
    IF -1 = ANY (p_numbers) THEN RAISE EXCEPTION 'a number below zero'; END IF;
    RETURN QUERY SELECT n::int, number * 2, p_words[n] FROM unnest(p_numbers) WITH ORDINALITY u (number, n)
      WHERE number <> 9 ORDER BY n DESC;
  END $$;
  GRANT EXECUTE ON FUNCTION trial TO tarn_app;
  GRANT ALL ON SEQUENCE trial_calls TO tarn_app;`;

interface Doubled extends Placed {
  readonly twice: number;
  readonly itsWord: string;
}

const world = withWorld();
beforeAll(async () => {
  await world.sql.owner.query(TRIAL);
});
beforeEach(() => world.sql.owner.query('ALTER SEQUENCE trial_calls RESTART'));

const trial = gatheredCall<Doubled>('trial($1, $2)', { most: 4 });

const ask = (...numbers: readonly number[]) =>
  Promise.allSettled(
    numbers.map(async (number) => {
      const { twice, itsWord } = await trial.gathered(world.db, [number, `word ${String(number)}`]);
      return `${String(twice)} ${itsWord}`;
    }),
  );

const answersOf = (settled: Awaited<ReturnType<typeof ask>>) =>
  settled.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'));

/** A sequence keeps its count when a transaction is rolled back. */
async function calls(): Promise<number> {
  const { rows } = await world.sql.owner.query<{ calls: string }>(
    `SELECT nextval('trial_calls') - 1 AS calls`,
  );
  return Number(rows[0]?.calls);
}

describe('gathered calls', () => {
  it('go in one round trip, and each gets its own answer', async () => {
    expect(answersOf(await ask(3, 1, 2))).toEqual(['6 word 3', '2 word 1', '4 word 2']);
    expect(await calls()).toBe(1);
  });

  it('go in several round trips when there are more than fit', async () => {
    expect(answersOf(await ask(1, 2, 3, 4, 5))).toHaveLength(5);
    expect(await calls()).toBe(2);
  });

  it('are repeated one by one when one breaks, and that one alone fails', async () => {
    expect(answersOf(await ask(3, -1, 2))).toEqual(['6 word 3', 'failed', '4 word 2']);
    expect(await calls()).toBe(4);
  });

  it('fail alone when the function leaves out their answer', async () => {
    expect(answersOf(await ask(3, 9))).toEqual(['6 word 3', 'failed']);
  });

  it('of one alone waits for nobody and is made once', async () => {
    expect(await trial.alone(world.db, [7, 'seven'])).toEqual({
      place: 1,
      twice: 14,
      itsWord: 'seven',
    });
    expect(await calls()).toBe(1);
  });

  // The last one: a connection that was cut may be met once more before the pool knows.
  it('all fail and are not repeated when the connection is lost', async () => {
    expect(answersOf(await ask(3, 0, 2))).toEqual(['failed', 'failed', 'failed']);
    expect(await calls()).toBe(1);
  });
});
