import type { ErrorCode } from '../../../../schema/errors';
import { refuse } from '../../../platform/domain-error';

/** Says what a function that changes a market answered; silent when it did. `field`: what is wrong when the value is. */
export function refuseChange(status: ErrorCode | 'OK' | undefined, field: string): void {
  if (status === 'OK') return;
  if (status === 'PARAM_INVALID') refuse('PARAM_INVALID', { field }, field);
  refuse((status ?? 'OPERATION_FAILED') as 'CHANGED_MEANWHILE', {});
}
