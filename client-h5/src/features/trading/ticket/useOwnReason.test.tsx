import { takeQuote } from '../../../lib/live/quoteStore';
import { signIn, signOut } from '../../../lib/session/session';
import { me, platform } from '../../../testing/answers';
import { draw } from '../../../testing/draw';
import { held } from '../../../testing/safeguards';
import { instrument, ticketOf } from '../../../testing/samples';
import { Ticket } from './Ticket';

beforeEach(() => {
  signIn('token-of-mia');
  const at = new Date().toISOString();
  const span = { open: '63000.00', high: '65000.00', low: '62000.00', close: '63000.00' };
  const change = { change: '1000.00', changePercent: '1.59' };
  takeQuote({ id: at, instrumentId: '16', price: '64000.00', at, ...span, ...change });
});
afterEach(() => {
  signOut({ farewell: false });
});

/** Of a stake of 100.00 with a fee of 2.00. */
const ticket = (own: Parameters<typeof held>[0]) =>
  draw(<Ticket instrument={instrument} ticket={ticketOf()} onReview={() => undefined} />, [
    ...[me(), platform(), held(own)],
  ]);
const TO_LIMITS = 'href="/pages/user/security?limits=1"';

describe('A7: the ticket says which of one’s own limits stands against it, with its figures', () => {
  it('the loss of a day, to the cent', () => {
    const { text, html } = ticket({ max: { DAILY_LOSS: '150.00' }, used: '48.01' });
    expect(text).toContain(
      'Your own limit on losses is $150.00 a day. It leaves $101.99 today. Own limits',
    );
    expect(html).toContain(TO_LIMITS);
    const enough = ticket({ max: { DAILY_LOSS: '150.00' }, used: '48.00' });
    expect(enough.text).not.toContain('Your own limit');
    expect(enough.html).not.toContain(TO_LIMITS);
  });

  it('and no less than nothing is left', () => {
    const { text } = ticket({ max: { DAILY_LOSS: '50.00' }, used: '90.00' });
    expect(text).toContain('It leaves $0.00 today.');
  });

  it('the minutes of a day, behind the last of them', () => {
    expect(ticket({ max: { DAILY_MINUTES: '30' }, used: '31' }).text).toContain(
      'Your own limit of 30 min a day is used up Own limits',
    );
    expect(ticket({ max: { DAILY_MINUTES: '30' }, used: '30' }).html).not.toContain(TO_LIMITS);
  });

  it('a break, whatever the ticket holds; none that has passed', () => {
    const { text, html } = ticket({ until: '2099-11-21T12:00:00.000Z' });
    expect(text).toMatch(/You are taking a break until Nov 21, 2099.* Own limits/);
    expect(html).toContain(TO_LIMITS);
    expect(ticket({ until: null }).text).toContain('You are taking a break for good.');
    expect(ticket({ until: '2020-11-21T12:00:00.000Z' }).html).not.toContain(TO_LIMITS);
  });
});
