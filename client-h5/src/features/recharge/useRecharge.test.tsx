import { act, renderHook } from '@testing-library/react';
import { hostToasts } from '../../lib/toast';
import { aRecharge } from '../../testing/answers';
import { answering, refusal } from '../../testing/answering';
import { wordsOf } from '../../testing/words';
import { useRecharge } from './useRecharge';

const values = { amount: '200.00', payerName: 'Mia', remark: ' from my bank ' };
const send = { channelId: '1', screenshot: 'u/shot.webp' };
const recharge = { ...aRecharge, payerName: 'Mia', remark: 'from my bank' };
const submitted = { rechargeSubmit: { recharge, userErrors: [] } };
const said: string[] = [];

function recharging(answers: Parameters<typeof answering>[0]) {
  const { sent: all, wrapper } = answering(answers);
  const sent = () => all.filter(({ name }) => name === 'RechargeSubmit');
  const { result } = renderHook(() => useRecharge(), { wrapper });
  for (const name of ['amount', 'payerName', 'remark'] as const)
    act(() => {
      result.current.form.setValue(name, values[name]);
    });
  return {
    keys: () =>
      sent().map(({ variables }) => (variables.input as { idempotencyKey: string }).idempotencyKey),
    sent,
    hook: () => result.current,
    submit: () => act(() => result.current.submit(values, send)),
  };
}

beforeEach(() => {
  sessionStorage.clear();
  said.length = 0;
  hostToasts({ show: ({ text }) => said.push(text), close: () => undefined });
});

it('M7: a recharge whose answer was lost is sent again under the same key, and all of the form is there', async () => {
  const { keys, sent, hook, submit } = recharging({ RechargeSubmit: ['lost', submitted] });
  await submit();
  expect(hook().form.getValues()).toEqual(values);
  await submit();
  expect(sent().map(({ name }) => name)).toEqual(['RechargeSubmit', 'RechargeSubmit']);
  expect(keys()[1]).toBe(keys()[0]);
  expect(said).toEqual([wordsOf('en').done.RECHARGE_SUBMITTED]);
});

it('M7: two taps before anything came back send one key', async () => {
  const { keys, hook } = recharging({ RechargeSubmit: ['silent', 'silent'] });
  await act(async () => {
    void hook().submit(values, send);
    void hook().submit(values, send);
    await Promise.resolve();
  });
  expect(new Set(keys()).size).toBe(1);
});

it('M7: what was decided is over: the next recharge has another key', async () => {
  const { keys, submit } = recharging({ RechargeSubmit: [submitted, submitted] });
  await submit();
  await submit();
  expect(new Set(keys()).size).toBe(2);
});

it('H8: a refusal is said at its field, and the form and its draft are kept', async () => {
  const { hook, submit } = recharging({
    RechargeSubmit: [
      {
        rechargeSubmit: {
          recharge: null,
          userErrors: [refusal('AMOUNT_TOO_SMALL', 'Too little.', 'amount')],
        },
      },
    ],
  });
  await submit();
  expect(hook().form.getFieldState('amount').error?.message).toBe('Too little.');
  expect(hook().form.getValues()).toEqual(values);
  expect(sessionStorage.getItem('tarn.draft.recharge')).toBe(JSON.stringify(values));
  expect(said).toEqual(['Too little.']);
});

it('an accepted recharge leaves no draft behind', async () => {
  const { submit } = recharging({ RechargeSubmit: [submitted] });
  await submit();
  expect(sessionStorage.getItem('tarn.draft.recharge')).toBeNull();
});
