import { callSql, type Context } from '../../../platform/context';
import { calendars } from './calendars';

/** Works out each market's open periods around today and puts them where the database reads them. */
export async function extendOpenPeriods(ctx: Context): Promise<void> {
  for (const { id } of await calendars(ctx)) await callSql(ctx, 'renew_open_periods($1)', [id]);
}
