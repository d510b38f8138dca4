import type { ErrorCode } from '../../../../schema/errors';
import { refuse } from '../../../platform/domain-error';

/** Says what a function that changes a market answered; silent when it did. `field`: what is wrong when the value is. */
export function refuseChange(status: ErrorCode | 'OK' | undefined, field: string): void {
  if (status === 'OK') return;
  if (status === 'PARAM_INVALID') refuse('PARAM_INVALID', { field }, field);
  if (status === 'QUOTED_ONLY') refuse('QUOTED_ONLY', {}, field);
  refuse((status ?? 'OPERATION_FAILED') as 'CHANGED_MEANWHILE', {});
}

/** @throws COPY_FORBIDDEN where there are words of promises that nobody can keep */
export function refusePromises(words: readonly string[], field: string): void {
  if (words.length > 0) refuse('COPY_FORBIDDEN', { words: words.join(', ') }, field);
}

/** What a function answers that waits for contracts to end: of a market's hours and of a feed each in words of its own. */
export interface UntilAnswer {
  readonly status: ErrorCode | 'OK';
  /** When the last of them ends, where they keep the change out. */
  readonly until: Date | null;
}

/** Silent unless contracts still run. */
export function refuseRunning(answer: UntilAnswer | undefined): void {
  if (!answer?.until) return;
  const { status, until } = answer;
  if (status === 'CONTRACTS_OPEN' || status === 'FEED_IN_USE')
    refuse(status, { until: until.toISOString() });
}
