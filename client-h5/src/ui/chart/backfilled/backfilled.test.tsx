import { act, render, renderHook, screen } from '@testing-library/react';
import { answering } from '../../../testing/answering';
import { barOf, toBar } from '../PriceChartBars';
import type { ChartColours } from '../priceChartColours';
import { paleCandle, paleLine } from './priceChartPale';
import { PriceChartTable } from '../PriceChartTable';
import type { ChartBar, OlderBars } from '../priceChartTypes';
import { paleSpans } from './StudyChartVeil';
import { useBackfilled } from './useBackfilled';

const bar = (minute: number, backfilled: boolean): ChartBar => ({
  ...{ startAt: `2026-11-20T12:0${String(minute)}:00.000Z`, backfilled },
  ...{ open: '10.00', high: '12.00', low: '9.00', close: '11.00' },
});
const PAST = bar(0, true);
const RECORDED = bar(1, false);
const colours = { up: '#00aa88', down: '#cc3344', ink2: '#445566' } as ChartColours;

describe('P5: what was not recorded is told apart', () => {
  it('a candle and a point of the line are of the same colour, and paler', () => {
    const { up, down } = colours;
    expect(paleCandle(colours, { open: 1, close: 2 }).color).toBe(`${up}59`);
    expect(paleCandle(colours, { open: 2, close: 1 }).wickColor).toBe(`${down}59`);
    expect(paleLine(colours).lineColor).toBe('#44556659');
  });

  it('a price moves a bar that was filled in and leaves it so; the next is recorded', () => {
    const before = toBar(PAST);
    const moved = (after: number) =>
      barOf(before, { at: Date.parse(PAST.startAt) + after, price: 11.5 }, 60);
    expect(moved(30_000)?.backfilled).toBe(true);
    expect(moved(61_000)?.backfilled).toBe(false);
    expect(toBar(RECORDED).backfilled).toBe(false);
  });

  it('bars side by side are one span, and what lies out of sight is none', () => {
    const bars = [true, true, false, true, false, true].map((backfilled, minute) => ({
      ...{ timestamp: minute, open: 1, high: 1, low: 1, close: 1, backfilled },
    }));
    expect(paleSpans(bars, { from: 0, to: 9 })).toEqual([
      { from: 0, to: 1 },
      { from: 3, to: 3 },
      { from: 5, to: 5 },
    ]);
    expect(paleSpans(bars, { from: 1, to: 3 })).toEqual([
      { from: 1, to: 1 },
      { from: 3, to: 3 },
    ]);
    expect(paleSpans(bars, { from: 2, to: 2 })).toEqual([]);
  });

  it('a table marks its rows, and says by which words', async () => {
    const table = (bars: readonly ChartBar[]) => (
      <PriceChartTable
        {...{ open: true, symbol: 'BTC/USDT', decimals: 2, long: false, bars }}
        paler="Paler: filled in."
        onClose={() => undefined}
      />
    );
    const { wrapper } = answering({});
    const { rerender } = render(table([PAST, RECORDED]), { wrapper });
    const heads = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(await screen.findByText('* Paler: filled in.')).toBeTruthy();
    expect(heads().map((text) => text.endsWith('\u00a0*'))).toEqual([false, true]);
    rerender(table([RECORDED]));
    expect(heads().map((text) => text.endsWith('\u00a0*'))).toEqual([false]);
    expect(screen.queryByText('* Paler: filled in.')).toBeNull();
  });
});

describe('whether a part is paler', () => {
  const asked = (bars: readonly ChartBar[], older: OlderBars) =>
    renderHook((given: readonly [readonly ChartBar[], OlderBars]) => useBackfilled(...given), {
      initialProps: [bars, older],
    });

  it('is so while a bar of these is, and not for recorded ones', () => {
    const nothing = () => Promise.resolve([]);
    const { result, rerender } = asked([PAST, RECORDED], nothing);
    expect(result.current.backfilled).toBe(true);
    rerender([[RECORDED], nothing]);
    expect(result.current.backfilled).toBe(false);
  });

  it('and once one came from further back, until another chart is shown', async () => {
    const past = () => Promise.resolve([PAST]);
    const { result, rerender } = asked([RECORDED], past);
    const { older } = result.current;
    expect(result.current.backfilled).toBe(false);
    await act(async () => {
      expect(await older(RECORDED.startAt)).toEqual([PAST]);
    });
    expect(result.current.backfilled).toBe(true);
    expect(result.current.older).toBe(older);
    rerender([[RECORDED], () => Promise.resolve([])]);
    expect(result.current.backfilled).toBe(false);
  });
});
