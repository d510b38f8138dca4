import { IsNull } from 'typeorm';
import { callSql, requireStaff, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readId } from '../../../platform/text/read-money';
import { StaffNotice } from './staff-notice.entity';

const SHOWN_MAX = 50;

/** What the signed-in member of staff has not read yet, oldest first. */
export function unreadNotices(ctx: Context): Promise<StaffNotice[]> {
  const { staffId } = requireStaff(ctx);
  const where = { staffId, readAt: IsNull() };
  return ctx.db.getRepository(StaffNotice).find({ where, order: { id: 'ASC' }, take: SHOWN_MAX });
}

/** Says that one has read it; somebody else's looks missing. @throws REQUEST_NOT_FOUND */
export async function readStaffNotice(ctx: Context, asked: string): Promise<true> {
  const id = readId(asked) ?? refuse('REQUEST_NOT_FOUND', {}, 'id');
  const args = [requireStaff(ctx).staffId, id];
  const [row] = await callSql<{ found: boolean }>(ctx, 'read_staff_notice($1, $2) AS found', args);
  return row?.found === true || refuse('REQUEST_NOT_FOUND', {}, 'id');
}
