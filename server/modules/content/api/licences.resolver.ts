import { Ctx, Query, Resolver } from 'type-graphql';
import { May } from '../../../graphql/may';
import type { Context } from '../../../platform/context';
import { settings } from '../../settings';

@Resolver()
export class LicencesResolver {
  @May('content.read')
  @Query(() => [String], {
    description: 'In which words alone a text may speak of a licence; none where none is set.',
  })
  async licences(@Ctx() ctx: Context): Promise<readonly string[]> {
    return (await settings(ctx)).licences;
  }
}
