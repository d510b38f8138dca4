import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followQueues } from '../lib/live';
import { recountMine } from '../queue/useMine';

/** Counts are asked for at most this often, however much happens. */
const pauseMs = 1_000;

/**
 * Keeps the figures beside the menu and in the tab title true while the console is open, and so who is
 * locked.
 */
export function useQueueWatch(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const recount = () => {
      timer ??= setTimeout(() => {
        timer = null;
        void queries.invalidateQueries({ queryKey: ['dashboard'] });
        void recountMine(queries);
      }, pauseMs);
    };
    const rereadUsers = () => void queries.invalidateQueries({ queryKey: ['users'] });
    const stop = followQueues({
      onEvent: ({ queue }) => {
        if (queue === 'USERS') rereadUsers();
        else recount();
      },
      onConnected: () => {
        recount();
        rereadUsers();
        void queries.invalidateQueries({ queryKey: ['orders'] });
      },
    });
    return () => {
      stop();
      if (timer !== null) clearTimeout(timer);
    };
  }, [queries]);
}
