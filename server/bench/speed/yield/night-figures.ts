import { median } from '../compare';
import { figure, type Figure, type Goal } from '../figure';
import type { BareRows } from './bare-rows';
import { costNames, type Costs } from './beside-holdings';
import { HOLDERS } from './hold-projects';

/** How many hold something, and where their ids begin. */
export interface Size {
  readonly projects: number;
  readonly rounds: number;
  readonly firstId: number;
  readonly rows: readonly [night: number, beside: number, placing: number];
}

export const holdingsOf = ({ projects }: Size): number => projects * HOLDERS;

function goalsOf(size: Size): readonly [night: Goal, beside: Goal, placing: Goal] {
  const holdings = holdingsOf(size).toLocaleString('en');
  const [night, beside, placing] = size.rows;
  return [
    {
      row: night,
      what: `a day’s interest for ${holdings} holdings with its ledger entries : a plain UPDATE of as many rows`,
      limitSeen: '1.0',
      bar: 0.2,
      stretch: 0.3,
    },
    {
      row: beside,
      what: `joining, listing and reading projects and own holdings : beside ${holdings} holdings`,
      limitSeen: '',
      bar: 0.8,
      stretch: 1,
    },
    {
      row: placing,
      what: `p99 of placing while the interest of ${holdings} holdings is booked : without`,
      limitSeen: '',
      bar: 2,
      stretch: 1.5,
      falling: true,
    },
  ];
}

/** Milliseconds of each thing that was measured. */
export interface Round {
  readonly ours: number;
  readonly bare: BareRows;
  readonly beside: Costs;
  readonly calm: number;
  readonly busy: number;
}

/** The medians of all rounds; `alone`: what people do with no holdings beside them. */
export function figuresOf(size: Size, alone: Costs, rounds: readonly Round[]): Figure[] {
  const [nightly, besides, placing] = goalsOf(size);
  const over = (read: (round: Round) => number) => median(rounds.map(read));
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  const costs = costNames.map((name) => {
    const beside = over((round) => round.beside[name]);
    return { ratio: alone[name] / beside, says: `${name} ${ms(beside)} : ${ms(alone[name])}` };
  });
  const entries = over(({ bare }) => bare.update / bare.entries);
  const entriesAlone = `its ledger entries alone, bare: ${entries.toFixed(2)}`;
  return [
    figure(
      nightly,
      over(({ ours, bare }) => bare.update / ours),
      `${seconds(over(({ ours }) => ours))} : ${seconds(over(({ bare }) => bare.update))}; ${entriesAlone}`,
    ),
    figure(
      besides,
      Math.min(...costs.map(({ ratio }) => ratio)),
      `the slowest of: ${costs.map(({ says }) => says).join(', ')}`,
    ),
    figure(
      placing,
      over(({ calm, busy }) => busy / calm),
      `${ms(over(({ busy }) => busy))} : ${ms(over(({ calm }) => calm))}`,
    ),
  ];
}
