import { act, renderHook } from '@testing-library/react';
import type { OrderPlaceInput } from '../../../graphql.generated';
import { answering, refusal } from '../../../testing/answering';
import { orderOf } from '../../../testing/samples';
import { useSendOrder } from './useSendOrder';

const input: OrderPlaceInput = {
  instrumentId: '16',
  direction: 'UP',
  durationSeconds: 30,
  amount: '100.00',
  multiple: 1,
  seenPrice: '64000.00',
  tolerance: '32.00',
  idempotencyKey: 'key-of-this-tap',
};
const order = orderOf({ id: '81' });
const placed = { orderPlace: { order, userErrors: [] } };
const unknown = { orderByKey: null };
const known = { orderByKey: { __typename: 'Order', ...order } };
const stale = { orderPlace: { order: null, userErrors: [refusal('QUOTE_STALE', 'Too old.')] } };

function sending(answers: Parameters<typeof answering>[0]) {
  const { sent, wrapper } = answering(answers);
  const outcome = { onAccepted: jest.fn(), onRefused: jest.fn() };
  const { result } = renderHook(() => useSendOrder(outcome), { wrapper });
  return {
    ...outcome,
    names: () => sent.map(({ name }) => name),
    sent,
    state: () => result.current.state,
    send: (own: Partial<OrderPlaceInput> = {}) => result.current.send({ ...input, ...own }),
    checkAgain: () => result.current.checkAgain(),
  };
}

/** Lets the time pass that the hook waits between its questions. */
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function tap(what: () => Promise<void>): Promise<void> {
  await act(async () => {
    void what();
    await jest.advanceTimersByTimeAsync(0);
  });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('M7: an order whose answer was lost is looked for, and sent again under the same key', async () => {
  const { sent, names, onAccepted, state, send } = sending({
    OrderPlace: ['lost', placed],
    OrderByKey: [unknown],
  });
  await tap(send);
  expect(state()).toBe('checking');
  await wait(2_000);
  expect(names()).toEqual(['OrderPlace', 'OrderByKey', 'OrderPlace']);
  expect(sent[2]?.variables).toEqual({ input });
  expect(onAccepted).toHaveBeenCalledTimes(1);
  expect(state()).toBe('idle');
});

it('M7: an order that stands although its answer was lost is not sent again', async () => {
  const { names, onAccepted, send } = sending({ OrderPlace: ['lost'], OrderByKey: [known] });
  await tap(send);
  await wait(2_000);
  expect(names()).toEqual(['OrderPlace', 'OrderByKey']);
  expect(onAccepted).toHaveBeenCalledWith(expect.objectContaining({ id: '81' }));
});

it('M7: two taps before anything came back send one order', async () => {
  const { names, send } = sending({ OrderPlace: ['silent', placed] });
  await tap(async () => {
    await Promise.race([send(), send({ idempotencyKey: 'key-of-the-second-tap' })]);
  });
  expect(names()).toEqual(['OrderPlace']);
});

it('H8: a refusal is handed on as the server worded it, and asks nothing more', async () => {
  const { names, onAccepted, onRefused, state, send } = sending({ OrderPlace: [stale] });
  await tap(send);
  await wait(20_000);
  expect(onRefused).toHaveBeenCalledWith([
    expect.objectContaining({ code: 'QUOTE_STALE', message: 'Too old.' }),
  ]);
  expect(onAccepted).not.toHaveBeenCalled();
  expect(names()).toEqual(['OrderPlace']);
  expect(state()).toBe('idle');
});

it('P8: after a refusal for an old price the next tap is an order of its own', async () => {
  const { sent, onAccepted, send } = sending({ OrderPlace: [stale, placed] });
  await tap(send);
  await tap(() => send({ idempotencyKey: 'key-of-the-next-tap' }));
  expect(sent.map(({ variables }) => variables)).toEqual([
    { input },
    { input: { ...input, idempotencyKey: 'key-of-the-next-tap' } },
  ]);
  expect(onAccepted).toHaveBeenCalledTimes(1);
});

it('M7: an order nobody can ask about stays in doubt, until the user asks again', async () => {
  const { names, onAccepted, onRefused, state, send, checkAgain } = sending({
    OrderPlace: ['lost'],
    OrderByKey: [...Array.from({ length: 8 }, () => 'lost' as const), known],
  });
  await tap(send);
  await wait(16_000);
  expect(state()).toBe('unsure');
  expect(onAccepted).not.toHaveBeenCalled();
  expect(onRefused).not.toHaveBeenCalled();
  await tap(checkAgain);
  await wait(2_000);
  expect(onAccepted).toHaveBeenCalledTimes(1);
  expect(names().filter((name) => name === 'OrderPlace')).toHaveLength(1);
});
