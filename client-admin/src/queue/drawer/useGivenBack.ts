import { useEffect, useEffectEvent, useRef } from 'react';
import { noteLeaving } from '../../lib/request';
import { useQueue, type QueueRequest, type QueueRow } from '../queue';

/** A request that is left is given back at once, so that nobody waits ten minutes for it. */
export function useGivenBack(
  request: QueueRequest | undefined,
  openId: string | null,
  leave: (row: QueueRow) => void,
): void {
  const { isDecided } = useQueue();
  const latest = useRef<QueueRequest>(undefined);
  useEffect(() => {
    if (request) latest.current = request;
  }, [request]);
  const giveBack = useEffectEvent((id: string | null) => {
    const was = latest.current;
    latest.current = undefined;
    if (was?.id === id && was.takenByMe && !isDecided(was)) leave(was);
  });
  useEffect(() => {
    const away = () => {
      noteLeaving(true);
      giveBack(openId);
    };
    const back = () => {
      noteLeaving(false);
    };
    addEventListener('pagehide', away);
    addEventListener('pageshow', back);
    return () => {
      removeEventListener('pagehide', away);
      removeEventListener('pageshow', back);
      giveBack(openId);
    };
  }, [openId]);
}
