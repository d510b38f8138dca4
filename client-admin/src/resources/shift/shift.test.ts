import { hoursOf } from './shift';

const at = (hour: string, id: string, decided: number) => ({
  at: `2026-11-20T${hour}:00:00.000Z`,
  staff: { id, name: id },
  decided,
});

it('hours without a decision stand between the others, and none before or after', () => {
  expect(hoursOf({ hours: [at('08', '1', 2), at('08', '2', 3), at('10', '1', 1)] })).toEqual([
    { at: '2026-11-20T08:00:00.000Z', total: 5, byPerson: { 1: 2, 2: 3 } },
    { at: '2026-11-20T09:00:00.000Z', total: 0, byPerson: {} },
    { at: '2026-11-20T10:00:00.000Z', total: 1, byPerson: { 1: 1 } },
  ]);
});

it('a day without a decision has no hour', () => {
  expect(hoursOf({ hours: [] })).toEqual([]);
});
