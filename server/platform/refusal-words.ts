import type { Language } from '../../schema/languages';
import { formatMoney, money } from '../../schema/money';
import type { ErrorCode } from '../../schema/errors';
import { say } from './i18n';

type Figures = Readonly<Record<string, string>>;

/** A refusal as it is told: of the domain, or of a transport that could not read the request. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Figures that SQL functions answer in minor units of USD. */
const AMOUNTS = new Set(['min', 'max', 'left', 'required', 'done', 'withdrawable']);

/** A refusal's figures as they go over the wire: amounts as decimals, instants in ISO 8601. */
export function figuresOf({ params }: Pick<Refusal, 'params'>): Figures {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' && AMOUNTS.has(name)
        ? formatMoney(money('USD', BigInt(value)))
        : textOf(value),
    ]),
  );
}

/** The refusal in words; instants are written in UTC, to the minute. */
export function sayRefusal(language: Language, refusal: Refusal): string {
  const figures = figuresOf(refusal);
  const words = Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      name === 'opens' || name === 'until' ? minuteOf(value) : value,
    ]),
  );
  return say(language, refusal.code, words);
}

function minuteOf(instant: string): string {
  const at = new Date(instant);
  return Number.isNaN(at.getTime())
    ? instant
    : `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value);
