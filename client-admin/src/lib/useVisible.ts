import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => {
    document.removeEventListener('visibilitychange', changed);
  };
}

/** Whether this tab is in front of somebody: not behind another, nor in a phone that is locked. */
export const useVisible = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  );
