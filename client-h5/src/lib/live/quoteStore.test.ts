import { onQuote, quoteState, takeQuote, type LiveQuote } from './quoteStore';

const quote = (instrumentId: string, id: string, at = new Date()): LiveQuote => ({
  id,
  instrumentId,
  price: '1.08462',
  at: at.toISOString(),
  open: '1.08268',
  high: '1.08571',
  low: '1.08190',
  close: '1.08268',
  change: '0.00194',
  changePercent: '0.18',
});

describe('live quotes', () => {
  it('tell only what shows that instrument, once a quote', () => {
    const heard: string[] = [];
    const stop = [onQuote('1', () => heard.push('1')), onQuote('2', () => heard.push('2'))];
    takeQuote(quote('1', 'a'));
    takeQuote(quote('1', 'a'));
    takeQuote(quote('2', 'b'));
    for (const end of stop) end();
    takeQuote(quote('1', 'c'));
    expect(heard).toEqual(['1', '2']);
    expect(quoteState('1')?.quote.id).toBe('c');
  });

  it('are stale from the start when older than the bound, and turn stale when nothing follows', () => {
    jest.useFakeTimers();
    const stop = onQuote('3', () => undefined);
    takeQuote(quote('3', 'old', new Date(Date.now() - 60_000)));
    expect(quoteState('3')?.stale).toBe(true);
    takeQuote(quote('3', 'new'));
    expect(quoteState('3')?.stale).toBe(false);
    jest.advanceTimersByTime(7_000);
    expect(quoteState('3')?.stale).toBe(true);
    stop();
    jest.useRealTimers();
  });
});
