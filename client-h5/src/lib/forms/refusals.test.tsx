import { hostToasts } from '../toast';
import { sayRefusals } from './refusals';

const said: string[] = [];
const led: (() => void)[] = [];
hostToasts({
  show: ({ text, action }) => {
    said.push(text);
    if (action) led.push(action.run);
  },
  close: () => undefined,
});

test('H8: each refusal is said, and one of a field comes back under its name', () => {
  const fields = sayRefusals([
    { code: 'BALANCE_TOO_LOW', message: 'Your balance is not enough', field: null },
    { code: 'AMOUNT_INVALID', message: 'Not an amount', field: ['input', 'amount'] },
  ]);
  expect(said).toEqual(['Your balance is not enough', 'Not an amount']);
  expect(fields).toEqual({ amount: 'Not an amount' });
});

test('H8: what one’s own limits and breaks refuse leads to them, and nothing else does', () => {
  led.length = 0;
  sayRefusals([
    { code: 'TRADING_BREAK', message: 'A break' },
    { code: 'PERSONAL_LIMIT', message: 'A limit', field: ['input', 'amount'] },
    { code: 'POSITION_MAX', message: 'Too much' },
  ]);
  expect(led).toHaveLength(2);
  led[0]?.();
  expect(location.hash).toBe('#/pages/user/security?limits=1');
});
