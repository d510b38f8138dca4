import { hostToasts } from '../toast';
import { sayRefusals } from './refusals';

const said: string[] = [];
hostToasts({ show: ({ text }) => said.push(text), close: () => undefined });

test('H8: each refusal is said, and one of a field comes back under its name', () => {
  const fields = sayRefusals([
    { code: 'BALANCE_TOO_LOW', message: 'Your balance is not enough', field: null },
    { code: 'AMOUNT_INVALID', message: 'Not an amount', field: ['input', 'amount'] },
  ]);
  expect(said).toEqual(['Your balance is not enough', 'Not an amount']);
  expect(fields).toEqual({ amount: 'Not an amount' });
});
