import { recordSpan } from './order-records';

const at = (time: string) => new Date(`2026-11-20T${time}.000Z`);

it.each([
  ['a contract of half a minute is shown whole', '11:00:30', '10:59:45', '11:00:45'],
  ['of one of a day the end is shown', '23:59:00', '21:59:15', '23:59:15'],
])('%s, with what stood before and what came next', (_, settles, from, to) => {
  const order = { instrumentId: '13', openedAt: at('11:00:00'), settlesAt: at(settles) };
  expect(recordSpan(order)).toEqual({ instrumentId: '13', from: at(from), to: at(to) });
});
