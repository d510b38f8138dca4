import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { setBalanceHidden } from '../../../../lib/session/session';
import { hostToasts } from '../../../../lib/toast';
import { answering, refusal } from '../../../../testing/answering';
import { usd } from '../../../../testing/answers';
import { anOutlook } from '../../../../testing/projects';
import { aHolding, due, earning } from '../../../../testing/holdings';
import { wordsOf } from '../../../../testing/words';
import type { Holding } from '../holdingStatus';
import type { ActProps } from './actProps';
import { AddMoneySheet } from './AddMoneySheet';
import { RenewSheet } from './RenewSheet';
import { SettleSheet } from './SettleSheet';
import { changedParts } from './termChanges';
import { TopUpSheet } from './TopUpSheet';

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  hostToasts({ show: ({ text }) => void said.push(text), close: () => undefined });
});

const me = { me: { id: '7', balances: { available: usd('5000.00') } } };
const settlement = (own: object = {}) => ({
  holdingSettlement: {
    ...{ principal: usd('1000.00'), accrued: usd('1.14') },
    ...{ reduction: usd('0.57'), interest: usd('0.57') },
    ...own,
  },
});

const project = {
  __typename: 'YieldProject',
  ...{ id: '2', termsId: '9', version: 1, hash: aHolding.terms.hash, title: 'Harbour 30' },
  ...{ description: 'Lends.', risk: 'A borrower may fail.', issuer: 'Tarn', annualRate: '3.2' },
  ...{ dailyRate: '0.008767', days: 30, dividend: 'END', covered: true, units: 1 },
  ...{ releaseAt: aHolding.startedAt, saleStartsAt: aHolding.startedAt },
  ...{ saleEndsAt: aHolding.endsAt, earlyStop: true, reductionBp: 5_000, renewable: true },
  ...{ phase: 'ON_SALE', suspendReason: null, joined: '4', topUp: null },
  ...{ min: usd('100.00'), max: usd('5000.00'), capacity: usd('9000.00'), left: usd('900.00') },
  invested: usd('8100.00'),
  ...{ promised: usd('1.00'), funded: usd('9.00'), coverable: usd('5000.00') },
};

/** As of the principal, whatever the project takes from those who join now. */
const renewal = { holding: { __typename: 'Holding', id: '4', state: 'DUE', renewal: anOutlook() } };

type Answers = Parameters<typeof answering>[0];

async function opened(Sheet: ComponentType<ActProps>, holding: Holding, answers: Answers) {
  const asked = answering({ Me: [me, me, me, me], ...answers });
  const onClose = jest.fn();
  render(<Sheet holding={holding} open onClose={onClose} />, { wrapper: asked.wrapper });
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 400));
  });
  const sent = (name: string) => asked.sent.filter((one) => one.name === name);
  return { onClose, sent };
}

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await new Promise((resolve) => setTimeout(resolve, 10));
  });

const inputOf = (sent: readonly { readonly variables: object }[], at = 0) =>
  (sent[at]?.variables as { input: Record<string, unknown> } | undefined)?.input;

describe('M7: an act is done once, whatever becomes of its answer', () => {
  it('a lost answer is asked for again under the same key', async () => {
    const done = { holdingTopUp: { holding: { ...aHolding, state: 'EARNING' }, userErrors: [] } };
    const { sent, onClose } = await opened(TopUpSheet, aHolding, {
      HoldingTopUp: ['lost', done],
    });
    await press('Top up $200.00');
    expect(onClose).not.toHaveBeenCalled();
    await press('Top up $200.00');
    const [first, second] = [inputOf(sent('HoldingTopUp')), inputOf(sent('HoldingTopUp'), 1)];
    expect(first).toMatchObject({ holdingId: '4', amount: null });
    expect(second).toEqual(first);
    expect(onClose).toHaveBeenCalled();
    expect(said).toEqual(['Topped up as agreed']);
  });

  it('a refusal is said and stays in words; the next try has another key', async () => {
    const no = { holding: null, userErrors: [refusal('BALANCE_TOO_LOW', 'Not enough')] };
    const { sent, onClose } = await opened(TopUpSheet, aHolding, {
      HoldingTopUp: [{ holdingTopUp: no }, { holdingTopUp: no }],
    });
    await press('Top up $200.00');
    await press('Top up $200.00');
    expect(said).toEqual(['Not enough', 'Not enough']);
    expect(screen.getByText('Not enough')).toBeTruthy();
    const keys = [0, 1].map((at) => inputOf(sent('HoldingTopUp'), at)?.idempotencyKey);
    expect(keys[0]).not.toBe(keys[1]);
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('H1: leaving early is told in full before it is confirmed', () => {
  it('principal whole, what is given up, and what is paid', async () => {
    const { sent } = await opened(SettleSheet, earning, { HoldingSettlement: [settlement()] });
    const facts = document.body.textContent.replace(/\u00a0/g, ' ');
    expect(facts).toMatch(/Principal, whole1,000\.00 USD/);
    expect(facts).toContain('Interest given up−$0.57');
    expect(facts).toContain('Paid now$1,000.57');
    expect(sent('HoldingSettle')).toEqual([]);
    await press('Leave and receive $1,000.57');
    expect(inputOf(sent('HoldingSettle'))).toMatchObject({ holdingId: '4' });
  });

  it('of a due one nothing is given up', async () => {
    const whole = { accrued: usd('2.63'), reduction: usd('0.00'), interest: usd('2.63') };
    await opened(SettleSheet, due, { HoldingSettlement: [settlement(whole)] });
    expect(document.body.textContent).not.toContain('given up');
    expect(screen.getByRole('button', { name: 'Settle and receive $1,002.63' })).toBeTruthy();
  });
});

describe('H1: what was paid is said as the server says it', () => {
  const paid = (settled: object) => ({
    holdingSettle: { holding: { ...due, state: 'SETTLED', settled }, userErrors: [] },
  });
  afterEach(() => {
    act(() => {
      setBalanceHidden(false);
    });
  });

  it.each([
    ['left early', earning, 'Leave and receive $1,000.57', '1000.60', '$1,000.60'],
    ['due', due, 'Settle and receive $1,000.57', '1002.63', '$1,002.63'],
  ] as const)(
    'of one that is %s, whatever the preview said',
    async (_, holding, button, amount, named) => {
      const { onClose } = await opened(SettleSheet, holding, {
        HoldingSettlement: [settlement()],
        HoldingSettle: [paid(usd(amount))],
      });
      await press(button);
      expect(onClose).toHaveBeenCalled();
      expect(said).toEqual([`${named} paid out and available again`]);
    },
  );

  it('and not aloud while balances are hidden', async () => {
    setBalanceHidden(true);
    await opened(SettleSheet, due, {
      HoldingSettlement: [settlement()],
      HoldingSettle: [paid(usd('1002.63'))],
    });
    await press('Settle and receive ****');
    expect(said).toEqual(['**** paid out and available again']);
  });
});

describe('H1: hidden balances hide in the sheets too', () => {
  beforeEach(() => {
    setBalanceHidden(true);
  });
  afterEach(() => {
    act(() => {
      setBalanceHidden(false);
    });
  });
  const shown = () => document.body.textContent.replace(/\u00a0/g, ' ');

  it('the most that can be added tells nothing of what is held', async () => {
    await opened(AddMoneySheet, earning, {});
    expect(shown()).toContain('10.00 to ****');
    await act(async () => {
      fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '4000.01' } });
      await Promise.resolve();
    });
    expect(shown()).toContain('The largest amount is ****');
    expect(shown()).not.toMatch(/[45],000|[45]000\.00/);
  });

  it('nor does the top-up that was agreed', async () => {
    await opened(TopUpSheet, aHolding, {});
    expect(shown()).toContain('Top up ****');
    expect(shown()).not.toMatch(/\d\.\d\d/);
  });

  it.each([
    ['settling', due],
    ['leaving', earning],
  ] as const)('nor does %s', async (_, holding) => {
    await opened(SettleSheet, holding, { HoldingSettlement: [settlement()] });
    expect(shown()).toContain('****');
    expect(shown()).not.toMatch(/\d\.\d\d/);
  });

  it('nor does renewing, beyond what the terms say to everybody', async () => {
    await opened(RenewSheet, due, {
      Project: [{ project }],
      HoldingRenewal: [renewal],
    });
    expect(shown()).toContain('**** begins a new period now');
    expect(shown()).not.toMatch(/1,000\.00|2\.63/);
  });
});

describe('M13: what is added and renewed keeps to the terms', () => {
  const adding = async (typed: string, answers: Answers = {}) => {
    const { sent } = await opened(AddMoneySheet, earning, answers);
    await act(async () => {
      fireEvent.change(screen.getByLabelText('Amount'), { target: { value: typed } });
      await Promise.resolve();
    });
    return sent;
  };

  it.each([
    ['9.99', 'The smallest amount is $10.00'],
    ['4000.01', 'The largest amount is $4,000.00'],
  ])('%s cannot be added: %s', async (typed, reason) => {
    const sent = await adding(typed);
    expect(screen.getAllByText(reason).length).toBeGreaterThan(0);
    const button = screen.getByRole('button', { name: /^Add \$/ });
    expect(button.hasAttribute('disabled')).toBe(true);
    expect(sent('HoldingTopUp')).toEqual([]);
  });

  it.each([
    ['100', 1],
    ['4000.01', 0],
  ])(
    'H8: a recharge is offered for what can be added, and for nothing else: %s',
    async (typed, ways) => {
      const poor = { me: { id: '7', balances: { available: usd('50.00') } } };
      await adding(typed, { Me: [poor, poor, poor] });
      expect(screen.queryAllByRole('link')).toHaveLength(ways);
    },
  );

  it.each([
    ['PROJECT_MAX', true],
    ['PROJECT_NOT_ON_SALE', false],
  ] as const)('H8: %s of the server stands at the amount: %s', async (code, atAmount) => {
    const no = { holding: null, userErrors: [refusal(code, 'The words.')] };
    await adding('50', { HoldingTopUp: [{ holdingTopUp: no }] });
    await press('Add $50.00');
    expect(said).toEqual(['The words.']);
    const described = (element: HTMLElement) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent.trim());
    const field = described(screen.getByLabelText('Amount'));
    expect(field.includes('The words.')).toBe(atAmount);
    expect(described(screen.getByRole('button', { name: 'Add $50.00' }))).toEqual(['The words.']);
  });

  it('what is typed is what is sent', async () => {
    const sent = await adding('50');
    await press('Add $50.00');
    expect(inputOf(sent('HoldingTopUp'))).toMatchObject({ holdingId: '4', amount: '50.00' });
  });

  it('renewing waits for the tick, and sends the version that was read', async () => {
    const topUp = { amount: usd('200.00'), day: 15 };
    const now = { ...project, termsId: '11', version: 2, hash: 'cd'.repeat(32), days: 60, topUp };
    const { sent } = await opened(RenewSheet, due, {
      Project: [{ project: now }],
      HoldingRenewal: [renewal],
    });
    expect(document.body.textContent).toContain('version 2; you accepted version 1');
    expect(document.body.textContent).toContain('Term');
    expect(document.body.textContent).toContain(now.hash);
    const button = screen.getByRole('button', { name: 'Renew for 60 days' });
    expect(button.hasAttribute('disabled')).toBe(true);
    const tick = await screen.findByRole('checkbox', { name: /\$200\.00 is due by Dec 5, 12:00/ });
    fireEvent.click(tick);
    await press('Renew for 60 days');
    expect(inputOf(sent('HoldingRenew'))).toMatchObject({ holdingId: '4', termsId: '11' });
  });

  it('what skipping a top-up of the new period does stands before the tick', async () => {
    const topUp = { amount: usd('200.00'), day: 3 };
    await opened(RenewSheet, due, {
      Project: [{ project: { ...project, topUp } }],
      HoldingRenewal: [renewal],
    });
    const told = document.body.textContent;
    const skipped =
      'we remind you 1 day before. If you miss it, interest ends at that time. Your principal and the interest earned until then are paid in any case.';
    expect(told).toContain(skipped);
    expect(told.indexOf(skipped)).toBeLessThan(told.indexOf('I understand that a top-up'));
  });

  it('what is above the present maximum is renewed, with its own outlook', async () => {
    const bounds = { max: usd('999.99'), left: usd('0.00'), coverable: usd('0.00') };
    const now = { ...project, termsId: '11', version: 2, hash: 'cd'.repeat(32), ...bounds };
    const { sent } = await opened(RenewSheet, due, {
      Project: [{ project: now }],
      HoldingRenewal: [renewal],
    });
    expect(sent('ProjectOutlook')).toEqual([]);
    fireEvent.click(screen.getByRole('checkbox', { name: /version 2/ }));
    await press('Renew for 30 days');
    expect(inputOf(sent('HoldingRenew'))).toMatchObject({ holdingId: '4', termsId: '11' });
  });

  it('nothing can be ticked before the server has calculated, which is said', async () => {
    await opened(RenewSheet, due, { Project: [{ project }], HoldingRenewal: ['silent'] });
    expect(screen.getByRole('checkbox').hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('Calculating')).toBeTruthy();
  });

  it('other words alone are named, and stand before the tick', async () => {
    const description = 'Lends to shops.\nAnd to bakeries.';
    const now = { ...project, termsId: '11', version: 2, hash: 'cd'.repeat(32), description };
    await opened(RenewSheet, due, {
      Project: [{ project: now }],
      HoldingRenewal: [renewal],
    });
    const told = document.body.textContent;
    expect(told).toMatch(/version 1\. What has changed:Description/);
    const tick = told.indexOf('I have read the terms');
    for (const said of ['Harbour 30', 'Lends to shops.', 'And to bakeries.']) {
      expect(told.lastIndexOf(said, tick)).toBeGreaterThan(0);
    }
  });

  it.each([
    ['TITLE', { title: 'Harbour' }],
    ['TEXT', { description: 'Lends more.' }],
    ['RATE', { annualRate: '3.3' }],
    ['TERM', { days: 31 }],
    ['DIVIDEND', { dividend: 'DAILY' }],
    ['TOPUP', { topUp: null }],
    ['EARLY', { reductionBp: 5_001 }],
    ['BOUNDS', { min: usd('99.00') }],
    ['BOUNDS', { max: usd('4999.00') }],
    ['CAPACITY', { capacity: usd('8000.00') }],
    ['SALE', { saleEndsAt: '2026-12-21T12:00:00.000Z' }],
    ['RENEW', { renewable: false }],
    ['ISSUER', { issuer: 'Another' }],
    ['RISK', { risk: 'More' }],
    // As words of a language that is not this one.
    ['OTHER', {}],
  ] as const)('names %s where that alone is another', (part, own) => {
    const { terms } = aHolding;
    expect(changedParts(terms, terms)).toEqual([]);
    expect(changedParts(terms, { ...terms, ...own, hash: 'x' })).toEqual([part]);
    expect(wordsOf('en').yield.mine.renew.part[part]).toBeTruthy();
  });
});
