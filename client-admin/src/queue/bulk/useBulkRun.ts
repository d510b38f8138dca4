import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Refused } from '../../lib/refused';
import { useActions } from '../../lib/useActions';
import { useForgetDrafts } from '../decision/drafts';
import { isInUndo, onVersion, useQueue, type Ground, type QueueRow } from '../queue';
import { useRefusalWords } from '../useAnswers';
import { useQueueCache } from '../useQueueCache';

/** One of those that are approved, with what its approval rests on. */
export interface Grounded {
  readonly row: QueueRow;
  readonly ground: Ground;
}

/** What came of one of them; LEFT: nothing was asked, because the work stopped before it. */
export type Outcome =
  | { readonly kind: 'WORKING' | 'APPROVED' | 'LEFT' }
  | { readonly kind: 'REFUSED'; readonly why: string };

const refused = (why: string): Outcome => ({ kind: 'REFUSED', why });

/** Without an answer, or with another request in one's hands, the next one would fare the same. */
const endsAll = (error: unknown): boolean =>
  !(error instanceof Refused) || error.code === 'LEASE_HELD';

/** One request from taking it to the answer: taken, looked at again, approved, or given back. */
function useApproveOne() {
  const { resource, acts, bulk, isDecided } = useQueue();
  const actions = useActions(resource, acts);
  const translate = useTranslate();
  const put = useQueueCache();
  const forget = useForgetDrafts();
  return async ({ row, ground }: Grounded): Promise<Outcome> => {
    const taken = await actions.take(onVersion(row));
    put(taken);
    const giveBack = () => actions.release(onVersion(taken)).then(put, () => undefined);
    // It may have got a flag, or a lower threshold, since it was ticked.
    if (!bulk?.isPlain(taken)) {
      await giveBack();
      return refused(translate('queue.bulk.notPlain'));
    }
    try {
      const input = bulk.approval(taken, ground, crypto.randomUUID());
      const done = await actions.approve(input as never);
      put(done);
      forget(`${resource}/${row.id}`);
      const stands = isInUndo(done) || isDecided(done);
      return stands ? { kind: 'APPROVED' } : refused(translate('queue.bulk.second'));
    } catch (error) {
      await giveBack();
      throw error;
    }
  };
}

/**
 * Approves requests one after the other, each by its own act and lease. What came of each is kept by its id;
 * `stop` lets the one under way end and leaves the others.
 */
export function useBulkRun(free: () => Promise<unknown>) {
  const approveOne = useApproveOne();
  const wordsOf = useRefusalWords();
  const translate = useTranslate();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [phase, setPhase] = useState<'ASKING' | 'WORKING' | 'ENDED'>('ASKING');
  const stopped = useRef(false);
  const note = (id: string, outcome: Outcome) => {
    setOutcomes((all) => new Map([...all, [id, outcome]]));
  };
  const why = (error: unknown) =>
    error instanceof Refused ? wordsOf(error) : translate('common.notDone');
  const work = async (one: Grounded): Promise<void> => {
    if (stopped.current) {
      note(one.row.id, { kind: 'LEFT' });
      return;
    }
    note(one.row.id, { kind: 'WORKING' });
    try {
      note(one.row.id, await approveOne(one));
    } catch (error) {
      note(one.row.id, refused(why(error)));
      stopped.current ||= endsAll(error);
    }
  };
  return {
    outcomes,
    phase,
    stop: () => {
      stopped.current = true;
    },
    start: async (chosen: readonly Grounded[]): Promise<void> => {
      if (phase !== 'ASKING') return;
      setPhase('WORKING');
      await free();
      for (const one of chosen) await work(one);
      setPhase('ENDED');
    },
  };
}
