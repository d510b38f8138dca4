import { callSql, requireStaff, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readId } from '../../../platform/text/read-money';
import { readReason } from '../../../platform/text/read-text';
import { refuseChange, refuseRunning, type UntilAnswer } from './refuse-change';
import { readHours, type SentHours } from '../hours/read-hours';

export interface EditCalendar extends SentHours {
  readonly calendarId: string;
  /** The newest version that whoever asks has read; `0` for none. */
  readonly seen: string;
  readonly reason: string;
}

/**
 * Gives a market another week and other holidays, at once. For administrators: the database refuses everybody else.
 * @throws LOGIN_REQUIRED, PARAM_INVALID, REASON_REQUIRED, CHANGED_MEANWHILE, NOTHING_CHANGES; CONTRACTS_OPEN where a
 *   contract that runs ends after its market would be closed
 */
export async function editCalendar(ctx: Context, asked: EditCalendar): Promise<void> {
  const { staffId } = requireStaff(ctx);
  const id = readId(asked.calendarId) ?? refuse('PARAM_INVALID', { field: 'id' }, 'id');
  const { week, holidays } = readHours(asked);
  const reason = readReason(asked.reason) ?? refuse('REASON_REQUIRED', {}, 'reason');
  const [row] = await callSql<UntilAnswer>(ctx, 'edit_calendar($1, $2, $3, $4, $5, $6, $7)', [
    ...[staffId, id, JSON.stringify(week), JSON.stringify(holidays)],
    ...[readId(asked.seen) ?? '0', reason, ctx.address],
  ]);
  refuseRunning(row);
  refuseChange(row?.status, 'id');
  await ctx.bus.publish('markets', [id]);
}
