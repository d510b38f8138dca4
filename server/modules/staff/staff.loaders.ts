import DataLoader from 'dataloader';
import type { Context } from '../../platform/context';
import { staffByIds } from './staff-members';
import type { Staff } from './staff.entities';

/** Batched reads of one request. */
export interface StaffLoaders {
  /** Members of staff by id. */
  readonly staff: DataLoader<string, Staff | null>;
}

export const staffLoaders = (ctx: Context): StaffLoaders => ({
  staff: new DataLoader((ids) => staffByIds(ctx, ids)),
});
