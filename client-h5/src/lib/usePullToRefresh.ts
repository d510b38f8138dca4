import { useEffect, useRef, useState } from 'react';

const TRIGGER_PX = 70;

/** Pulling the page down from its top reloads. Returns whether that is under way. */
export function usePullToRefresh(onRefresh: () => Promise<unknown>): boolean {
  const [refreshing, setRefreshing] = useState(false);
  const refresh = useRef(onRefresh);
  useEffect(() => {
    refresh.current = onRefresh;
  });
  useEffect(() => {
    let from: number | null = null;
    const start = ({ touches }: TouchEvent) => {
      from = window.scrollY <= 0 ? (touches[0]?.clientY ?? null) : null;
    };
    const end = ({ changedTouches }: TouchEvent) => {
      const pulled = from === null ? 0 : (changedTouches[0]?.clientY ?? 0) - from;
      from = null;
      if (pulled < TRIGGER_PX || window.scrollY > 0) return;
      setRefreshing(true);
      void refresh
        .current()
        .catch(() => null)
        .finally(() => {
          setRefreshing(false);
        });
    };
    window.addEventListener('touchstart', start, { passive: true });
    window.addEventListener('touchend', end, { passive: true });
    return () => {
      window.removeEventListener('touchstart', start);
      window.removeEventListener('touchend', end);
    };
  }, []);
  return refreshing;
}
