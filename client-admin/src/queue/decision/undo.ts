import { createContext, useContext, useState } from 'react';
import { serverNow } from '../../lib/clock';
import { isInUndo, type QueueRequest, type ReviewStep } from '../queue';

/** What this person decided on this page: the words of it, and when it can no longer be undone. */
export interface Undoable {
  readonly request: QueueRequest;
  readonly said: string;
}

const decisionSteps: readonly string[] = ['APPROVED', 'REFUSED'];

const decisionStep = ({ history }: QueueRequest): ReviewStep | undefined =>
  history.findLast(({ kind }) => decisionSteps.includes(kind));

/** Who made the decision whose undo window runs; null when there is none. */
export const deciderOf = (request: QueueRequest) =>
  isInUndo(request) ? (decisionStep(request)?.by ?? null) : null;

/** The form in which the decision was made. */
export const decidedIn = (request: QueueRequest): 'approve' | 'refuse' =>
  decisionStep(request)?.kind === 'REFUSED' ? 'refuse' : 'approve';

/** For how long the decision can still be undone, in ms. */
export const undoLeftMs = ({ effectiveAt }: QueueRequest, now = serverNow()): number =>
  effectiveAt === null ? 0 : Math.max(0, Date.parse(effectiveAt) - now);

/** Decisions of this page whose undo window runs or has just ended, oldest first. */
export function useUndoables() {
  const [undoables, setUndoables] = useState<readonly Undoable[]>([]);
  const without = (id: string) => (all: readonly Undoable[]) =>
    all.filter(({ request }) => request.id !== id);
  return {
    undoables,
    offer: (one: Undoable) => {
      setUndoables((all) => [...without(one.request.id)(all), one]);
    },
    withdraw: (id: string) => {
      setUndoables(without(id));
    },
  };
}

export type Undoables = ReturnType<typeof useUndoables>;

export const UndoContext = createContext<Undoables | null>(null);

/** The decisions of the queue around that can be undone. */
export function useUndo(): Undoables {
  const undo = useContext(UndoContext);
  if (!undo) throw new Error('no queue around');
  return undo;
}
