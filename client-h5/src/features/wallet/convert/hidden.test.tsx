import { setBalanceHidden } from '../../../lib/session/session';
import { usd } from '../../../testing/answers';
import { draw, known } from '../../../testing/draw';
import { OpenTurnoverDocument } from '../wallet.generated';
import { GiveField } from './GiveField';
import { useFreeCash } from './useFreeCash';
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

it('M14: all that is offered is what no bonus ties', () => {
  const openTurnover = {
    held: usd('50.00'),
    required: usd('150.00'),
    done: usd('0.00'),
    left: usd('150.00'),
  };
  function Free() {
    return <GiveField there={useFreeCash(there)} amount="" error={undefined} onChange={nothing} />;
  }
  const { text } = draw(<Free />, [known(OpenTurnoverDocument, { openTurnover })]);
  expect(text).toContain('Use all: $1,184.50');
});
