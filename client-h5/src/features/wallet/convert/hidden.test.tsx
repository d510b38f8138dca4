import { setBalanceHidden } from '../../../lib/session/session';
import { usd } from '../../../testing/answers';
import { draw } from '../../../testing/draw';
import { GiveField } from './GiveField';
import { useAmountReason } from './useAmountReason';

const there = usd('1234.50');

function Why() {
  return <p>{useAmountReason('2000', there)}</p>;
}

const nothing = () => undefined;

const drawn = () =>
  draw(
    <>
      <GiveField there={there} amount="2000" error={undefined} onChange={nothing} />
      <Why />
    </>,
  ).text;

afterEach(() => {
  setBalanceHidden(false);
});

it('H1: what there is to convert is said, and not while balances are hidden', () => {
  expect(drawn()).toContain('Use all: $1,234.50');
  expect(drawn()).toContain('You have $1,234.50');
  setBalanceHidden(true);
  expect(drawn()).toContain('Use all: ****');
  expect(drawn()).toContain('You have ****');
  expect(drawn()).not.toContain('1,234');
});
