import { SafeguardsDocument } from '../lib/safeguards/safeguards.generated';
import type { OwnLimit } from '../lib/safeguards/useSafeguards';
import { known, type Known } from './draw';

/** What somebody holds themselves to: maxima by kind, `used` of each, and the end of a break (null: for good). */
export const held = ({
  max = {},
  used = '0.00',
  ...rest
}: {
  readonly max?: Partial<Record<OwnLimit['kind'], string>>;
  readonly used?: string;
  readonly until?: string | null;
}): Known =>
  known(SafeguardsDocument, {
    safeguards: {
      ...{ __typename: 'Safeguards' },
      limits: (['DAILY_LOSS', 'DAILY_RECHARGE', 'DAILY_MINUTES'] as const).map((kind) => ({
        ...{ kind, max: max[kind] ?? null, used, change: null },
      })),
      break: rest.until === undefined ? null : { until: rest.until },
    },
  });
