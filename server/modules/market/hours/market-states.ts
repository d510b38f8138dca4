import type { MarketState } from '../../../../schema/states';
import type { Context } from '../../../platform/context';
import { inOrder } from '../../../platform/in-order';
import { rows } from '../../../platform/database/rows';
import { idsOnly } from '../instruments';

/** Whether an instrument trades now, and until or from when. */
export interface MarketHours {
  readonly instrumentId: string;
  readonly state: MarketState;
  /** End of the running open period; null while not open, and where the market never closes. */
  readonly closesAt: Date | null;
  /** Next opening; null while open, or when none is known. */
  readonly opensAt: Date | null;
  readonly timezone: string;
}

/** In the order asked for; null for what is not quoted here. */
export async function marketStates(
  { db }: Context,
  instrumentIds: readonly string[],
): Promise<(MarketHours | null)[]> {
  const found = await rows<MarketHours>(
    db,
    `SELECT i.id AS instrument_id, c.timezone, s.state,
       nullif(s.closes_at, 'infinity') AS closes_at, s.opens_at
     FROM (SELECT tarn_now() AS at OFFSET 0) AS clock,
       instrument i JOIN trading_calendar c ON c.id = i.calendar_id,
       market_state(i.id, clock.at) s
     WHERE i.id = ANY ($1)`,
    [idsOnly(instrumentIds)],
  );
  return inOrder(instrumentIds, found, ({ instrumentId }) => instrumentId);
}
