import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followQueues } from '../lib/live';
import { isMine, recountMine } from '../queue/useMine';

/** Figures are asked for at most this often, however much happens. */
const pauseMs = 1_000;

/** What others' requests change about one's own: seldom anything, so that a rush costs few reads. */
const othersMs = 2_500;

/** Runs once for all who ask within a while after the first of them. */
function gathering(run: () => void, afterMs: number) {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const stop = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const ask = () => {
    timer ??= setTimeout(() => {
      timer = null;
      run();
    }, afterMs);
  };
  return { ask, stop };
}

/**
 * Keeps the figures beside the menu and in the tab title true while the console is open, and so who is
 * locked.
 */
export function useQueueWatch(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const reread = (name: string) => void queries.invalidateQueries({ queryKey: [name] });
    const figures = gathering(() => {
      reread('dashboard');
    }, pauseMs);
    const others = gathering(() => void recountMine(queries), othersMs);
    const mine = gathering(() => {
      others.stop();
      void recountMine(queries);
    }, pauseMs);
    const stop = followQueues({
      onEvent: ({ queue, subjectId }) => {
        if (queue === 'USERS') {
          reread('users');
          return;
        }
        figures.ask();
        if (isMine(queries, subjectId)) mine.ask();
        else others.ask();
      },
      onConnected: () => {
        figures.ask();
        mine.ask();
        reread('users');
        reread('orders');
      },
    });
    return () => {
      stop();
      for (const one of [figures, others, mine]) one.stop();
    };
  }, [queries]);
}
