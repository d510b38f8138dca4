import { callSql, type Context } from '../../platform/context';
import { errorCode } from '../../platform/error-code';
import { log } from '../../platform/log';

/**
 * Makes room for the quotes of the days ahead. While a reader keeps the default partition, quotes go
 * there, and the next round tries again: no reader may hold up recording, settling or a start.
 */
export async function makePartitions(ctx: Context): Promise<void> {
  try {
    await callSql(ctx, 'ensure_partitions($1)', [DAYS_AHEAD]);
  } catch (error) {
    if (errorCode(error) !== LOCK_NOT_AVAILABLE) throw error;
    log.error('a reader keeps the partitions of quotes from being made');
  }
}
const DAYS_AHEAD = 7;
const LOCK_NOT_AVAILABLE = '55P03';
