import { signIn, signOut } from '../../lib/session/session';
import { draw } from '../../testing/draw';
import { held } from '../../testing/safeguards';
import { useOwnReason } from './useOwnReason';

beforeEach(() => {
  signIn('token-of-mia');
});
afterEach(() => {
  signOut({ farewell: false });
});

function Reason({ cents }: { readonly cents: bigint }) {
  return useOwnReason(cents) ?? 'none';
}

test('A7: a recharge beyond one’s own limit is told so before it is sent, with the figures', () => {
  const own = held({ max: { DAILY_RECHARGE: '300.00' }, used: '100.00' });
  expect(draw(<Reason cents={20_000n} />, [own]).text).toBe('none');
  expect(draw(<Reason cents={20_001n} />, [own]).text).toBe(
    'Your own limit on recharges is $300.00 a day. It leaves $200.00 today.',
  );
  expect(draw(<Reason cents={20_001n} />, [held({})]).text).toBe('none');
});
