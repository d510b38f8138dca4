import type { ErrorCode } from '../../../../schema/errors';
import { toast } from '../toast';

export interface Refusal {
  readonly code: ErrorCode;
  readonly message: string;
  readonly field?: readonly string[] | null | undefined;
}

/** Says each refusal as a toast, and gives those of a field back by its name. */
export function sayRefusals(refusals: readonly Refusal[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { message, field } of refusals) {
    toast({ type: 'error', text: message });
    const name = field?.at(-1);
    if (name !== undefined) fields[name] = message;
  }
  return fields;
}
