import { callSql, type Context } from '../../platform/context';

/** Removes rates that were quoted and not used, a day after they expired. */
export async function forgetQuotes(ctx: Pick<Context, 'db'>): Promise<void> {
  await callSql(ctx, 'forget_quotes()', []);
}
