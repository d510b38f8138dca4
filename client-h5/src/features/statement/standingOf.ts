import type { HoldingState } from '../../graphql.generated';

interface Facts {
  readonly state: HoldingState;
  readonly renewedAs: string | null;
}

/** How a holding stands: what was renewed has not ended. */
export const standingOf = ({ state, renewedAs }: Facts): HoldingState | 'RENEWED' =>
  renewedAs === null ? state : 'RENEWED';
