import type { RechargeState } from '../../../../schema/states';
import { usd } from '../../testing/answers';
import type { HomeNextQuery } from './home.generated';
import { nextOf } from './nextOf';

interface Of {
  readonly frozen?: string;
  readonly held?: string;
  readonly traded?: boolean;
  readonly runs?: boolean;
  readonly recharge?: RechargeState;
}

function asked({ frozen = '0.00', held = '0.00', traded = false, ...of }: Of): HomeNextQuery {
  const total = frozen === '0.00' ? held : frozen;
  const one = [{ node: { id: '9' } }];
  return {
    me: { id: '7', balances: { total: usd(total) } },
    orders: { edges: traded ? one : [] },
    running: { edges: of.runs === true ? one : [] },
    recharges: { edges: of.recharge ? [{ node: { id: '3', state: of.recharge } }] : [] },
  } as unknown as HomeNextQuery;
}

it.each<[string, Of, ReturnType<typeof nextOf>]>([
  ['a new account', {}, 'recharge'],
  ['one that has traded everything away', { traded: true }, 'recharge'],
  ['one whose recharge was refused', { recharge: 'FAILED' }, 'recharge'],
  ['one whose recharge is looked at', { recharge: 'IN_REVIEW' }, 'wait'],
  ['the same once it has traded', { traded: true, recharge: 'SUBMITTED' }, 'wait'],
  ['one with money that has not traded', { held: '50.00' }, 'order'],
  ['one whose money is frozen', { traded: true, frozen: '20.20' }, null],
  ['one whose money is in a project', { traded: true, held: '300.00' }, null],
  ['one whose contract runs', { traded: true, runs: true }, null],
])('PRODUCT 6: without money the one next step: %s', (_, of, step) => {
  expect(nextOf(asked(of))).toBe(step);
});
