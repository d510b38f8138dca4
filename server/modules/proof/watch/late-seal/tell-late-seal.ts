import { callSql } from '../../../../platform/context';
import { log } from '../../../../platform/log';
import type { WatchContext } from '../note-mismatch';
import { sealState, type SealState } from '../watch-state';

/**
 * Looks how the seal stands, and tells administrators of one that is late at two looks in a row: after a start, or when
 * a transaction that held it back has just ended, the sealer has until the second to make up for it. However many
 * servers look, they are told once.
 */
export function lateSealTeller(): (ctx: WatchContext) => Promise<SealState> {
  let before: SealState = 'IN_TIME';
  return async (ctx) => {
    const now = await sealState(ctx);
    const again = before !== 'IN_TIME' && now !== 'IN_TIME';
    before = now;
    if (again) await tellLateSeal(ctx);
    return now;
  };
}

/** Tells every administrator that the seal is late, where it is: once of what has waited longest, and once an hour at most. */
export async function tellLateSeal(ctx: WatchContext): Promise<void> {
  const [noted] = await callSql<{ state: SealState; told: boolean }>(ctx, 'note_late_seal()', []);
  if (noted?.told) log.error({ state: noted.state }, 'the seal is late');
}
