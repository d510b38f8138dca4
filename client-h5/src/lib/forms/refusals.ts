import i18next from 'i18next';
import type { ErrorCode } from '../../../../schema/errors';
import { paths } from '../../../../schema/routes';
import { toast } from '../toast';

export interface Refusal {
  readonly code: ErrorCode;
  readonly message: string;
  readonly field?: readonly string[] | null | undefined;
}

/** Says each refusal as a toast, and gives those of a field back by its name. */
export function sayRefusals(refusals: readonly Refusal[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { code, message, field } of refusals) {
    toast({ type: 'error', text: message, ...(OWN.includes(code) && toOwnLimits()) });
    const name = field?.at(-1);
    if (name !== undefined) fields[name] = message;
  }
  return fields;
}

/** What only one's own limits and breaks refuse: the way there stands beside the words. */
const OWN: readonly ErrorCode[] = ['TRADING_BREAK', 'PERSONAL_LIMIT'];

const toOwnLimits = () => ({
  duration: 5_000,
  action: {
    label: i18next.t('safeguards.link'),
    run: () => {
      location.hash = `#${paths.ownLimits}`;
    },
  },
});
