import { useState } from 'react';
import { ticksBetween, type Tick } from '../../../lib/live/ticks';
import { compare } from '../../../lib/money/decimals';
import { PriceChart } from '../../../ui/chart/PriceChart';
import type { ChartBar } from '../../../ui/chart/priceChartTypes';
import type { Instrument, Order } from '../types';
import { useChartContracts } from './chartContracts';
import { useChartSummary } from './useChartSummary';

const BEFORE_MS = 90_000;

interface Props {
  readonly instrument: Instrument;
  readonly running: readonly Order[];
}

/** Second by second, from what this visit has seen, with room up to the end of the contract. */
export function LiveChart({ instrument, running }: Props) {
  const { id } = instrument;
  const summary = useChartSummary(instrument);
  const contracts = useChartContracts(running);
  const [bars] = useState(() => {
    const now = Date.now();
    const from = new Date(now - BEFORE_MS).toISOString();
    return bySecond(ticksBetween(id, from, new Date(now + BEFORE_MS).toISOString()));
  });
  return (
    <PriceChart
      instrument={instrument}
      kind="line"
      seconds={1}
      bars={bars}
      contracts={contracts}
      summary={summary}
    />
  );
}

function bySecond(ticks: readonly Tick[]): ChartBar[] {
  const bars: ChartBar[] = [];
  for (const { at, price } of ticks) {
    const startAt = `${new Date(at).toISOString().slice(0, 19)}Z`;
    const before = bars.at(-1);
    if (before?.startAt !== startAt) {
      bars.push({ startAt, open: price, high: price, low: price, close: price });
      continue;
    }
    bars[bars.length - 1] = {
      ...before,
      high: compare(price, before.high) > 0 ? price : before.high,
      low: compare(price, before.low) < 0 ? price : before.low,
      close: price,
    };
  }
  return bars;
}
