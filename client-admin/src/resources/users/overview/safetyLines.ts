import type { useFormat } from '../../../lib/useFormat';
import type { Safety } from './useGlance';

type Format = ReturnType<typeof useFormat>;

/** A line of the card: its word with its figures, and whether it is as one would wish. */
export interface SafetyLine {
  readonly name: string;
  readonly good: boolean;
  readonly values?: object;
}

const DAY_MS = 86_400_000;

const shield = ({ passkeys, secondFactor, fundPassword }: Safety, { count }: Format) => [
  passkeys > 0
    ? { name: 'passkeys', good: true, values: { smart_count: passkeys, count: count(passkeys) } }
    : { name: 'noPasskey', good: false },
  { name: secondFactor ? 'secondFactor' : 'noSecondFactor', good: secondFactor },
  { name: fundPassword ? 'fundPassword' : 'noFundPassword', good: fundPassword },
];

function limits({ dailyLoss, dailyRecharge, dailyMinutes }: Safety, { money, count }: Format) {
  const amounts = { dailyLoss, dailyRecharge };
  const lines: SafetyLine[] = Object.entries(amounts).flatMap(([name, value]) =>
    value ? [{ name, good: true, values: { amount: money(value, { code: true }) } }] : [],
  );
  if (dailyMinutes === null) return lines;
  return [...lines, { name: 'dailyMinutes', good: true, values: { count: count(dailyMinutes) } }];
}

function pause({ onBreak, breakUntil }: Safety, { instant }: Format): SafetyLine[] {
  if (!onBreak) return [];
  return breakUntil === null
    ? [{ name: 'breakForGood', good: true }]
    : [{ name: 'break', good: true, values: { time: instant(breakUntil) } }];
}

/** Changed within two days: worth a look before money goes out. */
const freshTarget = ({ targetChangedAt }: Safety, { instant }: Format): SafetyLine[] =>
  targetChangedAt !== null && Date.now() - Date.parse(targetChangedAt) < 2 * DAY_MS
    ? [{ name: 'targetChanged', good: false, values: { time: instant(targetChangedAt) } }]
    : [];

/** What protects an account, what its owner holds themselves to, and what has just changed. */
export const safetyLines = (safety: Safety, format: Format): SafetyLine[] => [
  ...shield(safety, format),
  ...limits(safety, format),
  ...pause(safety, format),
  ...freshTarget(safety, format),
];
