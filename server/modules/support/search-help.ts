import { limits } from '../../../schema/limits';
import type { Context } from '../../platform/context';
import { readAs } from '../../platform/database/read-as';
import { HelpRequest } from './help-request.entity';

/** Requests for help of this number, whole. */
export const searchHelp = (ctx: Context, text: string): Promise<HelpRequest[]> =>
  readAs(ctx, (tx) =>
    tx
      .getRepository(HelpRequest)
      .createQueryBuilder('r')
      .where('r.number = upper(:text)', { text })
      .limit(limits.findHitsMax)
      .getMany(),
  );
