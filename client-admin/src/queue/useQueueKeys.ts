import type { KeyboardEvent } from 'react';
import { useStore } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useQueue } from './queue';
import { useQueueActs } from './useQueueActs';

export type Asked = 'approve' | 'refuse' | 'keys';

interface Place {
  readonly ids: readonly string[];
  readonly current: string | null;
  readonly openId: string | null;
  readonly setCursor: (id: string) => void;
  readonly onAsk: (what: Asked) => void;
  readonly onClose: () => void;
}

/** Whether the single keys are on: WCAG 2.1.4 wants a switch. */
export const useKeysOn = () => useStore('queue.keys', true);

const isChord = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;

/** Somebody is typing, pressing a button's own key, or is in a dialog above the queue. */
function taken(event: KeyboardEvent<HTMLElement>): boolean {
  const { target, currentTarget } = event;
  if (isChord(event) || event.defaultPrevented) return true;
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return true;
  if (target.closest('input, textarea, select, .viewer-stage') !== null)
    return event.key !== 'Escape';
  return event.key === 'Enter' && target.closest('a, button') !== null;
}

function neighbour({ ids, current }: Place, step: number): string | null {
  const at = current === null ? -1 : ids.indexOf(current);
  return ids[Math.min(Math.max(at + step, 0), ids.length - 1)] ?? null;
}

/** Single keys, heard only while the focus is in the queue. */
export function useQueueKeys(place: Place) {
  const [on] = useKeysOn();
  const { resource } = useQueue();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { takeNext } = useQueueActs();
  const { current, openId, setCursor, onAsk, onClose } = place;

  const open = (id: string | null) => {
    if (id !== null) void navigate(`/${resource}/${id}${search}`);
  };
  const move = (step: number) => {
    const id = neighbour(place, step);
    if (id === null) return;
    if (openId === null) setCursor(id);
    else open(id);
  };
  const acts: Readonly<Record<string, () => void>> = {
    j: () => {
      move(1);
    },
    k: () => {
      move(-1);
    },
    enter: () => {
      open(current);
    },
    n: () => {
      takeNext.mutate();
    },
    a: () => {
      onAsk('approve');
    },
    r: () => {
      onAsk('refuse');
    },
    '?': () => {
      onAsk('keys');
    },
    escape: onClose,
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const act = acts[event.key.toLowerCase()];
    if (!act || taken(event) || (!on && event.key !== 'Escape')) return;
    event.preventDefault();
    act();
  };
  return { onKeyDown };
}
