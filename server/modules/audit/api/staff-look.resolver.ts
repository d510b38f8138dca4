import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { toConnection } from '../../../graphql/connection';
import type { Context } from '../../../platform/context';
import { readPage } from '../../../platform/page';
import { staffLooks } from '../looks/staff-looks';
import { StaffLookConnection } from './staff-look.types';

@Resolver()
export class StaffLookResolver {
  @Query(() => StaffLookConnection, {
    description:
      'Which staff looked at or changed something of oneself, when and why, newest first.',
  })
  async staffLooks(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    return toConnection(await staffLooks(ctx, page), page, ({ id }) => id);
  }
}
