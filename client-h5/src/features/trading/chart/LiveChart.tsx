import type { Instrument, Order } from '../types';
import { RecordChart } from './RecordChart';
import { useChartSummary } from './useChartSummary';

interface Props {
  readonly instrument: Instrument;
  readonly running: readonly Order[];
}

/** The seconds in which running contracts are decided, up to the end of the last of them. */
export function LiveChart({ instrument, running }: Props) {
  const summary = useChartSummary(instrument);
  return <RecordChart instrument={instrument} orders={running} label={summary} />;
}
