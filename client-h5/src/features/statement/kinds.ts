import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  ChartCandlestick,
  Sprout,
  type LucideIcon,
} from 'lucide-react';
import type { MovementKind } from '../../graphql.generated';

/** What can be asked for: all that moves a user's money. */
export const kinds: readonly MovementKind[] = [
  'RECHARGE_CREDIT',
  'CREDIT_GRANT',
  'WITHDRAWAL_SUBMIT',
  'WITHDRAWAL_PAY',
  'WITHDRAWAL_RETURN',
  'ORDER_OPEN',
  'ORDER_WIN',
  'ORDER_LOSS',
  'ORDER_DRAW',
  'ORDER_VOID',
  'CONVERSION_CONVERT',
  'PROJECT_JOIN',
  'PROJECT_TOPUP',
  'PROJECT_INTEREST',
  'PROJECT_SETTLE',
  'PROJECT_RENEW',
];

/** By the first word of a kind. */
const icons: Readonly<Record<string, LucideIcon>> = {
  RECHARGE: ArrowDownToLine,
  CREDIT: ArrowDownToLine,
  WITHDRAWAL: ArrowUpFromLine,
  CONVERSION: ArrowLeftRight,
  PROJECT: Sprout,
};

/** Money in, money out, from one currency to another, a project, or a contract. */
export const iconOf = (kind: MovementKind): LucideIcon =>
  icons[kind.split('_')[0] ?? ''] ?? ChartCandlestick;
