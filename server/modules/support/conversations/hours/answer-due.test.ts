import type { Week } from '../../../../../schema/settings/shapes';
import { withWorld } from '../../../../testing/suite';
import { setWeek } from '../../../../testing/people/support-week';

const world = withWorld();

const OFFICE = ['09:00', '17:00'] as const;
const DAY = ['00:00', '24:00'] as const;
const WEEKDAYS: Week = [DAY, DAY, DAY, DAY, DAY, null, null];
const EVERY_DAY: Week = [OFFICE, OFFICE, OFFICE, OFFICE, OFFICE, OFFICE, OFFICE];
const SHORT: Week = [['09:00', '09:04'], ['09:00', '09:04'], null, null, null, null, null];

const asked = async (sql: string, args: readonly unknown[]) => {
  const { rows } = await world.sql.owner.query<{ found: unknown }>(sql, [...args]);
  return rows[0]?.found;
};
/** 2026-11-20 is a Friday. */
const due = async (at: string) => {
  const found = await asked('SELECT answer_due($1) AS found', [at]);
  return (found as Date).toISOString().replace(':00.000Z', '');
};

it.each<[string, Week, string, string]>([
  ['in the middle of its hours', WEEKDAYS, '2026-11-18T12:00:00Z', '2026-11-18T12:10'],
  ['over a midnight that is open', WEEKDAYS, '2026-11-18T23:55:00Z', '2026-11-19T00:05'],
  ['outside of its hours, from the opening', WEEKDAYS, '2026-11-21T10:00:00Z', '2026-11-23T00:10'],
  ['shortly before a week-end', WEEKDAYS, '2026-11-20T23:55:00Z', '2026-11-23T00:05'],
  ['shortly before an evening', EVERY_DAY, '2026-11-20T16:55:00Z', '2026-11-21T09:05'],
  ['until just the closing', EVERY_DAY, '2026-11-20T16:50:00Z', '2026-11-20T17:00'],
  ['before the opening of the same day', EVERY_DAY, '2026-11-20T08:00:00Z', '2026-11-20T09:10'],
  ['over as many days as it needs', SHORT, '2026-11-20T12:00:00Z', '2026-11-30T09:02'],
])('H8: the promise of ten minutes runs while customer service is open: %s', async (...row) => {
  const [, week, at, until] = row;
  await setWeek(world, week);
  expect(await due(at)).toBe(until);
});

it('H8: a promise that no week keeps ends all the same', async () => {
  await setWeek(world, [null, null, null, null, null, null, null]);
  expect(await due('2026-11-20T12:00:00Z')).toBe('2026-11-20T12:10');
});

it.each<[string, Week, string, string, number]>([
  ['within an hour', WEEKDAYS, '2026-11-18T12:00:00Z', '2026-11-18T12:01:30Z', 90],
  ['over a week-end', WEEKDAYS, '2026-11-20T23:55:00Z', '2026-11-23T00:05:00Z', 600],
  ['over nights', EVERY_DAY, '2026-11-18T16:00:00Z', '2026-11-20T10:00:00Z', 36_000],
  ['while it is closed', WEEKDAYS, '2026-11-21T01:00:00Z', '2026-11-22T01:00:00Z', 0],
])('H1: so many seconds it is open: %s', async (...row) => {
  const [, week, from, to, seconds] = row;
  await setWeek(world, week);
  expect(await asked('SELECT support_seconds($1, $2) AS found', [from, to])).toBe(seconds);
});
