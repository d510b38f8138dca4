import { reviewActs, reviewStates, reviewTransitions } from '../../../schema/review-states';
import { openWorld } from '../../testing/world';

it('M8: the contract’s transitions and the database’s are one, for every state and act', async () => {
  const world = await openWorld();
  const { rows } = await world.sql.owner.query<Record<'state' | 'act' | 'to', string | null>>(
    `SELECT state, act, review_transition(state, act) AS to
     FROM unnest($1::text[]) AS s (state), unnest($2::text[]) AS a (act)`,
    [reviewStates, reviewActs],
  );
  const { rows: checked } = await world.sql.owner.query<{ check: string }>(
    `SELECT pg_get_constraintdef(oid) AS check FROM pg_constraint WHERE conname = 'review_state_check'`,
  );
  await world.close();
  const wanted = reviewStates.flatMap((state) =>
    reviewActs.map((act) => ({ state, act, to: reviewTransitions[state][act] ?? null })),
  );
  expect(rows).toEqual(wanted);
  expect(wanted.filter(({ to }) => to !== null).length).toBeGreaterThan(15);
  for (const state of reviewStates) expect(checked[0]?.check).toContain(`'${state}'`);
});
