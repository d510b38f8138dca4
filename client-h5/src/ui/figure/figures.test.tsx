import { act, render } from '@testing-library/react';
import { languages } from '../../../../schema/languages';
import { takeQuote } from '../../lib/live/quoteStore';
import { answering } from '../../testing/answering';
import { usd } from '../../testing/answers';
import { draw } from '../../testing/draw';
import { InstrumentGlyph } from './InstrumentGlyph';
import { InstrumentRow } from './InstrumentRow';
import { LiveChange, LivePrice } from './LivePrice';
import { MoneyText } from './MoneyText';

const quote = {
  id: 'q1',
  instrumentId: '30',
  price: '64000.10',
  at: new Date().toISOString(),
  open: '63000.00',
  high: '65000.00',
  low: '62000.00',
  close: '63500.00',
  change: '-1000.00',
  changePercent: '-1.59',
};
const market = {
  id: '30',
  symbol: 'BTC/USDT',
  name: 'Bitcoin',
  decimals: 2,
  state: 'OPEN' as const,
  sparkline: [],
  quote,
};

describe('H1: a market shows its recorded quote', () => {
  it('with each mark of the day under its own name', () => {
    expect(draw(<InstrumentRow instrument={market} />).text).toBe(
      'BTC/USDT Bitcoin 64,000.10 −1.59% Low 62,000.00 High 65,000.00 Open 63,000.00 Close 63,500.00',
    );
  });

  it('and nothing at all where none is known', () => {
    expect(draw(<LivePrice id="31" first={null} decimals={2} />).text).toBe('–');
    expect(draw(<LiveChange id="31" first={null} />).text).toBe('');
  });

  it('the newest one, as soon as it is there', () => {
    takeQuote({ ...quote, id: 'q2', instrumentId: '32', price: '64000.25' });
    expect(draw(<LivePrice id="32" first={quote} decimals={2} />).text).toBe('64,000.25');
  });

  it('and says by its look when it is old', () => {
    const at = new Date(Date.now() - 60_000).toISOString();
    takeQuote({ ...quote, id: 'q3', instrumentId: '33', at });
    expect(draw(<LivePrice id="33" first={null} decimals={2} />).html).toContain('stale');
  });
});

describe('H1: a price that nothing has followed is shown as old, though no tick ever came', () => {
  const aged = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();
  const standing = { ...market, id: '34', quote: { ...quote, instrumentId: '34', at: aged(4) } };
  const stale = (html: HTMLElement) => html.querySelectorAll('.stale').length > 0;
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('in a list, with its age in place of its change', async () => {
    const { container } = render(<InstrumentRow instrument={standing} />, answering({}));
    expect(stale(container)).toBe(false);
    await pass(3_000);
    expect(stale(container)).toBe(true);
    expect(container.textContent).not.toContain('−1.59%');
  });

  it('where a figure stands alone', async () => {
    const { id } = standing;
    const first = { ...quote, at: aged(4) };
    const { container } = render(<LivePrice id={id} first={first} decimals={2} />, answering({}));
    expect(stale(container)).toBe(false);
    await pass(3_000);
    expect(stale(container)).toBe(true);
  });

  it('but a closed market keeps what it closed at', async () => {
    const closed = { ...standing, id: '35', state: 'CLOSED' as const };
    const first = { ...quote, at: aged(4) };
    const { container } = render(
      <>
        <InstrumentRow instrument={closed} />
        <LivePrice id="35" first={first} closed decimals={2} />
      </>,
      answering({}),
    );
    await pass(60_000);
    expect(stale(container)).toBe(false);
  });
});

describe('H6: dollars are dollars in every language', () => {
  it.each(languages)('in %s, with the code where it is asked for', (language) => {
    const { text } = draw(<MoneyText money={usd('9662.60')} />, [], language);
    expect(text).toMatch(/9[.,\s]?662[.,]60/);
    expect(text).toContain('$');
    expect(text).not.toMatch(/[€¥₩฿₫]|HK|USD/);
    const coded = draw(<MoneyText money={usd('9662.60')} code />, [], language).text;
    expect(coded).toMatch(/^9[.,\s]?662[.,]60 USD$/);
  });

  it('the code never stands in a line of its own', () => {
    expect(draw(<MoneyText money={usd('9662.60')} code />).html).toContain('\u00a0USD');
  });

  it('a coin has its own code and no sign of dollars', () => {
    const { text } = draw(<MoneyText money={{ amount: '0.042', asset: 'BTC' }} code />);
    expect(text).toBe('0.0420 BTC');
  });
});

/** What the practice world quotes. */
const QUOTED =
  'EUR/USD GBP/USD USD/JPY AUD/USD USD/CHF XAU/USD XAG/USD WTI NATGAS SP500 NASDAQ AAPL TSLA NVDA MSFT BTC/USDT ETH/USDT SOL/USDT XRP/USDT';

it('each market has a glyph of its own, in any case of letters', () => {
  const symbols = QUOTED.split(' ');
  const glyphs = symbols.map((symbol) =>
    draw(<InstrumentGlyph symbol={symbol} />).html.toLowerCase(),
  );
  expect(new Set(glyphs).size).toBe(symbols.length);
});
