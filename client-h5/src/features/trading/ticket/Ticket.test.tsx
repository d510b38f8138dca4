import { languages } from '../../../../../schema/languages';
import { takeQuote } from '../../../lib/live/quoteStore';
import { setBalanceHidden } from '../../../lib/session/session';
import { noteServerClock } from '../../../lib/time/serverClock';
import { me, platform, usd } from '../../../testing/answers';
import { draw, plain } from '../../../testing/draw';
import { wordsOf } from '../../../testing/words';
import { instrument, terms, ticketOf } from '../../../testing/samples';
import type { Instrument } from '../types';
import { OutcomeStrip } from './OutcomeStrip';
import { Ticket } from './Ticket';
import { useTicket, type Ticket as TicketState } from './useTicket';

const quoteNow = (at = new Date()) =>
  takeQuote({
    id: at.toISOString(),
    instrumentId: '16',
    price: '64000.00',
    at: at.toISOString(),
    open: '63000.00',
    high: '65000.00',
    low: '62000.00',
    close: '63000.00',
    change: '1000.00',
    changePercent: '1.59',
  });

const answers = [me(), platform()];
const nothing = () => undefined;

const ticketText = (ticket: TicketState, shown: Instrument = instrument, known = answers) =>
  draw(<Ticket instrument={shown} ticket={ticket} onReview={nothing} />, known);

beforeEach(() => quoteNow());

describe('H3: before anything is sent the ticket shows', () => {
  it('both outcomes with the fee in them, and how often one must be right', () => {
    const strip = (own: Partial<TicketState>) =>
      draw(<OutcomeStrip ticket={ticketOf(own)} />).facts;
    const rate = { 'Break-even win rate': '68%' };
    expect(strip({ direction: 'UP' })).toEqual({
      'If it ends higher': '+$48.00',
      'If it ends lower': '−$102.00',
      ...rate,
    });
    expect(strip({ direction: 'DOWN' })).toEqual({
      'If it ends higher': '−$102.00',
      'If it ends lower': '+$48.00',
      ...rate,
    });
    expect(strip({ direction: null })).toEqual({
      'If you are right': '+$48.00',
      'If you are wrong': '−$102.00',
      ...rate,
    });
  });

  it('fee and largest loss of all multiples together', () => {
    expect(ticketText(ticketOf()).text).toContain('Fee $2.00 · Largest loss $102.00');
    const three = ticketText(ticketOf({ multiple: 3 })).text;
    expect(three).toContain('Fee $6.00 · Largest loss $306.00');
  });
});

describe('a balance that is too small leads to Recharge', () => {
  const link = (available: string, amount: string) =>
    /<a [^>]*recharge[^>]*>[^<]*/.exec(
      ticketText(ticketOf({ amount }), instrument, [me({ available: usd(available) }), platform()])
        .html,
    )?.[0];

  it('with the amount that is missing, and no less than a recharge has to be', () => {
    expect(link('700.00', '1000')).toMatch(/amount=320\.00".*You lack \$320\.00/);
    expect(link('101.99', '100')).toMatch(/amount=10\.00".*You lack \$0\.01/);
  });

  it('H8: and not with a stake that no balance would make one to take', () => {
    expect(link('1.00', terms.stakeMax.amount)).toContain('recharge');
    expect(link('1.00', '2000.01')).toBeUndefined();
    expect(link('1.00', '99999')).toBeUndefined();
  });

  it('and names no balance while balances are hidden', () => {
    const short = [me({ available: usd('101.99') }), platform()];
    const shown = () => ticketText(ticketOf({ amount: '100' }), instrument, short).text;
    expect(shown()).toContain('You have $101.99');
    setBalanceHidden(true);
    expect(shown()).toContain('You have ****');
    expect(shown()).not.toContain('101.99');
    setBalanceHidden(false);
  });

  it('and not when it is enough to the cent', () => {
    expect(link('102.00', '100')).toBeUndefined();
  });
});

describe('H4: the risk stands on the ticket itself', () => {
  it.each(languages)('in %s, whatever has been filled in', (language) => {
    const { riskLine } = wordsOf(language).shared.common;
    for (const ticket of [ticketOf(), ticketOf({ direction: null, amount: '' })]) {
      const node = <Ticket instrument={instrument} ticket={ticket} onReview={nothing} />;
      expect(draw(node, answers, language).text).toContain(plain(riskLine));
    }
  });
});

function Fresh() {
  const ticket = useTicket(instrument);
  return <Ticket instrument={instrument} ticket={ticket} onReview={nothing} />;
}

describe('H7: a fresh ticket', () => {
  const fresh = () => draw(<Fresh />, answers);
  const input = (value: string) =>
    new RegExp(`data-value="${value}"><input[^>]*>`).exec(fresh().html);

  it('has no direction chosen and no amount', () => {
    for (const way of ['UP', 'DOWN']) {
      expect(input(way)?.[0]).toContain('type="radio"');
      expect(input(way)?.[0]).not.toContain('checked');
    }
    expect(input('50.00')?.[0]).not.toContain('checked');
    expect(fresh().html).toMatch(/<input[^>]*aria-label="Amount"[^>]*value=""/);
  });

  it('has the smallest multiple and cannot be reviewed', () => {
    expect(input('1')?.[0]).toContain('checked');
    expect(fresh().html).toMatch(/<button[^>]*aria-disabled="true"/);
  });
});

describe('H8: a ticket that cannot be reviewed says why', () => {
  const inAMinute = new Date(Date.now() + 60_000).toISOString();
  const inTenSeconds = new Date(Date.now() + 10_000).toISOString();
  const poor = [me({ available: usd('101.99') }), platform()];
  const busy = [me({ openStakes: usd('4900.01') }), platform()];
  const withoutTerms: TicketState = { ...ticketOf(), terms: undefined, costs: null };
  const cases: readonly (readonly [string, string, TicketState, Partial<Instrument>])[] = [
    ['a closed market', 'takes no orders now', ticketOf(), { state: 'CLOSED' }],
    ['no price yet', 'Waiting for a price', ticketOf(), { id: '99' }],
    ['no direction', 'Choose a direction', ticketOf({ direction: null }), {}],
    ['no duration', 'Choose when it settles', withoutTerms, {}],
    ['no amount', 'Enter an amount', ticketOf({ amount: '' }), {}],
    ['no amount of money', 'at most two decimals', ticketOf({ amount: '0' }), {}],
    ['a cent too little', 'The smallest stake is $5.00', ticketOf({ amount: '4.99' }), {}],
    ['a cent too much', 'stake here is $2,000.00', ticketOf({ amount: '2000.01' }), {}],
    ['an end after the close', 'after this market closes', ticketOf(), { closesAt: inTenSeconds }],
  ];

  it.each(cases)('%s: %s', (_what, words, ticket, market) => {
    const { html, text } = ticketText(ticket, { ...instrument, ...market });
    expect(text).toContain(words);
    expect(html).toContain('aria-disabled="true"');
  });

  it('too little money, with what is needed and what is there', () => {
    const words = 'Stake and fee are $102.00. You have $101.99.';
    expect(ticketText(ticketOf(), instrument, poor).text).toContain(words);
  });

  it('too much in open contracts, with the bound and what is open', () => {
    const words = 'at most $5,000.00. You have $4,900.01 open.';
    expect(ticketText(ticketOf(), instrument, busy).text).toContain(words);
  });

  it('an old price by the clock of the server', () => {
    quoteNow(new Date(Date.now() - 6_000));
    expect(ticketText(ticketOf()).text).toContain('Waiting for a price');
  });

  it('and nothing at the bounds themselves', () => {
    const rich = [me({ available: usd('2040.00') }), platform()];
    for (const amount of ['5', '2000'])
      expect(
        ticketText(ticketOf({ amount }), { ...instrument, closesAt: inAMinute }, rich).html,
      ).toContain('aria-disabled="false"');
  });

  it('by the time of the server, not of the phone', () => {
    const now = Date.now();
    const shown = { ...instrument, closesAt: new Date(now + 45_000).toISOString() };
    noteServerClock({ serverTime: new Date(now + 20_000).toISOString() }, now, now);
    quoteNow(new Date(now + 20_000));
    const { text } = ticketText(ticketOf(), shown);
    noteServerClock({ serverTime: new Date().toISOString() }, Date.now(), Date.now());
    expect(text).toContain('after this market closes');
  });
});

describe('H5: limits of the ticket come from the terms in force', () => {
  const strict = { ...terms, stakeMin: usd('77.00'), stakeMax: usd('88.00') };

  it.each(languages)('in %s', (language) => {
    const say = (amount: string) => {
      const ticket = ticketOf({ terms: strict, amount });
      const node = <Ticket instrument={instrument} ticket={ticket} onReview={nothing} />;
      return draw(node, answers, language).text;
    };
    expect(say('76.99')).toMatch(/77[.,]00/);
    expect(say('88.01')).toMatch(/88[.,]00/);
  });
});
