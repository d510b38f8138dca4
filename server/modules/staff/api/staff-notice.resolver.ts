import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { May } from '../../../graphql/may';
import { attempt } from '../../../graphql/user-errors';
import type { Context } from '../../../platform/context';
import { namesOf } from '../../audit';
import { readStaffNotice, unreadNotices } from '../notices/read-staff-notice';
import { StaffNoticeReadPayload, StaffNoticeType } from './staff-notice.types';

@Resolver()
export class StaffNoticeResolver {
  @May('notice.read')
  @Query(() => [StaffNoticeType], { description: 'One’s own unread notices, oldest first.' })
  async staffNotices(@Ctx() ctx: Context): Promise<StaffNoticeType[]> {
    const found = await unreadNotices(ctx);
    const names = await namesOf(
      ctx,
      found.map(({ subject }) => subject),
    );
    return found.map((notice) => ({ ...notice, subjectName: names.get(notice.subject) ?? null }));
  }

  @May('notice.read')
  @Mutation(() => StaffNoticeReadPayload, { description: 'Says that one has read a notice.' })
  async staffNoticeRead(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    const { value: read, userErrors } = await attempt(ctx, () => readStaffNotice(ctx, id));
    return { read, userErrors };
  }
}
