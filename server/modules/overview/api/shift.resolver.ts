import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { ApiContext } from '../../../graphql/api-context';
import { May } from '../../../graphql/may';
import { requireStaff } from '../../../platform/context';
import { queueFigures, shiftFigures } from '../../reviews';
import { readDay, settings } from '../../settings';
import type { StaffLoaders } from '../../staff';
import { ShiftType } from './shift.types';

@Resolver()
export class ShiftResolver {
  @May('shift.read')
  @Query(() => ShiftType, {
    description: 'Decisions of a day of the platform, today when none is named.',
  })
  async shift(
    @Ctx() ctx: ApiContext<StaffLoaders>,
    @Arg('day', () => String, { nullable: true }) day: string | null,
  ): Promise<ShiftType> {
    const { staffId, role } = requireStaff(ctx);
    const everybody = ctx.permissions['report.read']?.includes(role) === true;
    const [{ people, hours, ...figures }, { oldestAt }, { reviewHours }] = await Promise.all([
      shiftFigures(ctx, readDay(day, 'day'), everybody ? null : staffId),
      queueFigures(ctx, 'RECHARGE'),
      settings(ctx),
    ]);
    const named = <Of extends { readonly staffId: string }>(all: readonly Of[]) =>
      Promise.all(all.map(async (one) => ({ ...one, staff: await nameOf(ctx, one.staffId) })));
    return {
      ...figures,
      everybody,
      oldestAt,
      targetHours: reviewHours,
      people: await named(people),
      hours: await named(hours),
    };
  }
}

async function nameOf({ loaders }: ApiContext<StaffLoaders>, id: string) {
  const staff = await loaders.staff.load(id);
  if (!staff) throw new Error(`staff/${id} decided and is not there`);
  return { id, name: staff.name };
}
