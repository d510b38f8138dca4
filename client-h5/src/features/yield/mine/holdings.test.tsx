import { languages } from '../../../../../schema/languages';
import { setBalanceHidden } from '../../../lib/session/session';
import { noteServerClock } from '../../../lib/time/serverClock';
import { usd } from '../../../testing/answers';
import { draw, known } from '../../../testing/draw';
import { aHolding, due, earning, holdingOf, missed } from '../../../testing/holdings';
import { HoldingCard } from './HoldingCard';
import { HoldingDetail } from './HoldingDetail';
import { canAdd, missedAt, statusOf, type Holding } from './holdingStatus';
import { MyHoldingDocument } from './mine.generated';

/** What the server's clock says while these are drawn. */
const at = (iso: string) => {
  const now = Date.now();
  noteServerClock({ serverTime: iso }, now, now);
};

const card = (holding: Holding, language: (typeof languages)[number] = 'en') =>
  draw(<HoldingCard holding={holding} linked />, [], language);

const buttons = (html: string) =>
  [...html.matchAll(/<(?:button|a) [^>]*button-small[^>]*>([^<]*)</g)].map(([, text]) => text);

beforeEach(() => {
  setBalanceHidden(false);
  at('2026-12-03T09:00:00.000Z');
});

describe('H1: a card says how a holding stands, and what can be done', () => {
  it('with a top-up that was agreed: until when, and what skipping it ends', () => {
    const { text, html } = card(aHolding);
    expect(text).toContain('Top-up due in 2 days');
    expect(text).toMatch(
      /Pay 200\.00 USD by Dec 5, 12:00 UTC, as agreed when you joined\. If you skip it, interest ends then: \$1,000\.00 and the interest earned until then are paid in any case\./,
    );
    expect(buttons(html)).toEqual(['Top up $200.00', 'Leave early']);
    expect(html).toContain('href="/pages/project/myproject?id=4"');
  });

  it('while it earns: money can be added, and it can be left where the terms allow it', () => {
    expect(card(earning).text).toContain('Earning');
    expect(buttons(card(earning).html)).toEqual(['Add money', 'Leave early']);
    expect(buttons(card(holdingOf({ ...earning, earlyStop: false })).html)).toEqual(['Add money']);
  });

  it('due: until when it is paid without a choice; renewing only where it is offered', () => {
    const { text, html } = card(due);
    expect(text).toContain(
      '$1,002.63 can be settled or renewed now. Without your choice it is paid by Dec 21, 12:00 UTC.',
    );
    expect(buttons(html)).toEqual(['Settle', 'Renew']);
    const project = { ...aHolding.project, renewable: false } as Holding['project'];
    const ended = card({ ...due, project });
    expect(buttons(ended.html)).toEqual(['Settle']);
    expect(ended.text).toContain('$1,002.63 can be settled now. Without your choice it is paid by');
    const last = { ...earning, endsAt: new Date(Date.now() + 60_000).toISOString() };
    expect(card(last).text).toContain(
      'Interest ends on Dec 20, 12:00 UTC. Then you can settle or renew it;',
    );
    expect(card({ ...last, project }).text).toContain('Then you can settle it;');
  });

  it('a missed top-up: what was earned until then can be settled', () => {
    expect(card(missed).text).toContain(
      'Interest ended on Dec 5; $1,000.00 and the $1.31 earned until then can be settled now and are paid by Dec 6, 12:00 UTC.',
    );
  });

  it('ended by a missed top-up: the same card says that it was missed, and on what day interest ended', () => {
    const settledAt = '2026-12-06T12:00:00.000Z';
    expect(card(holdingOf({ ...missed, state: 'SETTLED', settledAt })).text).toContain(
      'Interest ended on Dec 5, as the top-up was missed. Settled on Dec 6: $1,000.00 came back whole, with the interest earned until then.',
    );
    const whole = card(holdingOf({ ...due, state: 'SETTLED', settledAt: '2026-12-20T13:00:00Z' }));
    expect(whole.text).toContain('Settled on Dec 20:');
    expect(whole.text).not.toContain('missed');
  });

  it('ended or left early: what came back, and the way to buy it again', () => {
    const settled = holdingOf({ ...due, state: 'SETTLED', settledAt: '2026-12-20T13:00:00.000Z' });
    expect(card(settled).text).toContain('Ended');
    expect(buttons(card(settled).html)).toEqual(['Join again']);
    expect(card(settled).html).toContain('href="/pages/project/details?id=2"');
    const left = { settledAt: '2026-12-01T12:00:00.000Z', reduction: usd('0.57') };
    expect(card({ ...settled, ...left }).text).toContain(
      'You left on Dec 1: $1,000.00 came back whole, $0.57 of interest was given up.',
    );
  });
});

it('H1: renewed: its principal went on, with the way to what it went on in; nothing says that it came back', () => {
  const settledAt = '2026-12-20T13:00:00.000Z';
  const { text, html } = card(
    holdingOf({ ...due, state: 'SETTLED', settledAt, renewedAs: '5', paid: usd('2.63') }),
  );
  expect(text).toContain('Renewed');
  expect(text).toContain(
    'Renewed on Dec 20: $1,000.00 went on in the next period; its interest was paid out.',
  );
  expect(text).not.toMatch(/came back|Ended/);
  expect(buttons(html)).toEqual(['See the next period']);
  expect(html).toContain('href="/pages/project/myproject?id=5"');
});

it('H8: a suspended project says why it takes no money, to who holds it, until it is settled', () => {
  const project = { ...aHolding.project, suspendReason: 'We check.' } as Holding['project'];
  const why = 'Adding money and renewing are paused: We check.';
  for (const holding of [aHolding, earning, due, missed])
    expect(card({ ...holding, project }).text).toContain(why);
  const settled = { state: 'SETTLED', settledAt: '2026-12-20T13:00:00.000Z' } as const;
  expect(card({ ...due, ...settled, project }).text).not.toContain(why);
});

describe('M13: one holding by itself has the accepted terms in full', () => {
  const drawn = (own: Partial<Holding> = {}) => {
    const terms = {
      ...aHolding.terms,
      description: 'Short notes.\nRepaid from fees.',
      risk: 'Borrowers may fail.\nNo insurance covers it.',
    };
    const holding = { ...aHolding, ...own, __typename: 'Holding' as const, terms };
    return draw(<HoldingDetail id="4" />, [known(MyHoldingDocument, { holding }, { id: '4' })]);
  };

  it('every paragraph of what it is and of its risk', () => {
    expect(drawn().text).toContain('Short notes. Repaid from fees.');
    expect(drawn().text).toContain('Borrowers may fail. No insurance covers it.');
  });

  it('where it renews another, the way to that one', () => {
    expect(drawn().facts.Renews).toBeUndefined();
    const { facts, html } = drawn({ renews: '3' });
    expect(facts.Renews).toBe('The period before');
    expect(html).toContain('href="/pages/project/myproject?id=3"');
  });

  it('whether it can be renewed, and what skipping its top-up does', () => {
    const { facts, text } = drawn();
    expect(facts.Renewing).toContain('At the end you can renew it on the terms of that day.');
    expect(text).toContain('Required top-up One time only; we remind you 3 days and 1 day before.');
  });
});

it('H1: days are those of the holding’s own zone', () => {
  at('2026-12-19T13:00:00.000Z');
  expect(statusOf(earning)).toBe('EARNING');
  // In Tokyo its 20 December ends at 15:00 UTC of the 20th.
  expect(statusOf({ ...earning, zone: 'Asia/Tokyo' })).toBe('EARNING');
  at('2026-12-19T16:00:00.000Z');
  expect(statusOf({ ...earning, zone: 'Asia/Tokyo' })).toBe('ENDS_TODAY');
  at('2026-12-05T11:00:00.000Z');
  expect(statusOf(aHolding)).toBe('TOPUP_TODAY');
});

it('M13: money is added only while a 00:00 is to come and the accepted terms take it', () => {
  expect(canAdd(earning)).toBe(true);
  expect(canAdd({ ...earning, nextAt: null })).toBe(false);
  expect(canAdd({ ...earning, principal: usd('4990.01') })).toBe(false);
  expect(canAdd({ ...earning, principal: usd('4990.00') })).toBe(true);
  const project = { ...aHolding.project, suspendReason: 'Under review' } as Holding['project'];
  expect(canAdd({ ...earning, project })).toBe(false);
});

it('H1: interest is said to have ended only once a top-up was missed', () => {
  const settled = (settledAt: string) => holdingOf({ ...missed, state: 'SETTLED', settledAt });
  for (const running of [aHolding, earning, due]) expect(missedAt(running)).toBeNull();
  expect(missedAt(missed)).toBe(missed.maturesAt);
  expect(missedAt(settled('2026-12-06T12:00:00.000Z'))).toBe(missed.maturesAt);
  // Left before the top-up fell due.
  expect(missedAt(settled('2026-12-01T12:00:00.000Z'))).toBeNull();
});

it('a hidden balance hides here too, in sentences as in figures', () => {
  setBalanceHidden(true);
  for (const holding of [aHolding, due, missed]) {
    const { text } = card(holding);
    expect(text).toContain('****');
    expect(text).not.toMatch(/1,00\d|1\.31|200\.00/);
  }
});

it.each(languages)('in every state with words of its own, in %s', (language) => {
  const settled = holdingOf({ ...due, state: 'SETTLED', settledAt: '2026-12-01T13:00:00.000Z' });
  const stopped = holdingOf({ ...missed, state: 'SETTLED', settledAt: '2026-12-06T13:00:00.000Z' });
  const renewed = { ...settled, renewedAs: '5' };
  for (const holding of [aHolding, earning, due, missed, settled, stopped, renewed])
    expect(card(holding, language).text).not.toMatch(/holding\.|mine\.|[{}]/);
});
