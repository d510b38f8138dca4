import { noteServerClock } from '../../../lib/time/serverClock';
import { draw } from '../../../testing/draw';
import { orderOf } from '../../../testing/samples';
import { CountdownRing } from './CountdownRing';

const SETTLES = Date.parse(orderOf().settlesAt);

/** What the ring says when the phone shows `phone` and the server is `ahead` of it, in milliseconds. */
function said(phone: number, ahead: number): string {
  jest.useFakeTimers({ now: phone });
  noteServerClock({ serverTime: new Date(phone + ahead).toISOString() }, phone, phone);
  const { html } = draw(<CountdownRing order={orderOf()} />);
  jest.useRealTimers();
  return /role="timer" aria-label="([^"]*)"/.exec(html)?.[1] ?? '';
}

describe('H2: the countdown of a contract', () => {
  it('runs to the expiry the server set', () => {
    expect(said(SETTLES - 12_000, 0)).toBe('12 seconds left');
    expect(said(SETTLES - 1_000, 0)).toBe('1 second left');
  });

  it('does not begin again when the page is loaded again', () => {
    expect(said(SETTLES - 30_000, 0)).toBe('30 seconds left');
    expect(said(SETTLES - 5_000, 0)).toBe('5 seconds left');
  });

  it('runs on the clock of the server, whatever the phone shows', () => {
    expect(said(SETTLES - 3_600_000, 3_590_000)).toBe('10 seconds left');
    expect(said(SETTLES + 3_600_000, -3_620_000)).toBe('20 seconds left');
  });

  it('stays at zero once the time is over', () => {
    expect(said(SETTLES + 9_000, 0)).toBe('0 seconds left');
  });
});
