import { useEffect, useEffectEvent, useState } from 'react';
import { serverNow, useNow } from '../../../lib/clock';
import { follow } from '../../../lib/live';
import { ask } from '../../../lib/request';
import { useMe } from '../../../lib/useMe';
import {
  DeskEventsDocument,
  DeskLookDocument,
  type DeskEventsSubscription,
} from '../conversations.generated';

type DeskEvent = DeskEventsSubscription['conversationEvents'];

interface Looker {
  readonly id: string;
  readonly name: string;
  readonly at: number;
}

/** So long somebody writes after they were last said to. */
const TYPING_MS = 4_000;
/** Whoever looks says so again and again; who is not heard of any more looks no longer. */
const LOOK_EVERY_MS = 15_000;
const LOOKED_MS = 35_000;

const look = (id: string): void => {
  if (document.visibilityState !== 'visible') return;
  // Who looks is of this moment: what got lost is said again soon.
  ask(DeskLookDocument, { id }).catch(() => undefined);
};

/** Whether the person writes, until a moment after they were last heard of. */
function useTyping() {
  const [at, setAt] = useState(0);
  const now = useNow(1_000, at > 0);
  return {
    typing: at > 0 && now - at < TYPING_MS,
    typed: (on: boolean) => {
      setAt(on ? serverNow() : 0);
    },
  };
}

/** Who else of staff has this conversation before them. */
function useLookers(id: string) {
  const me = useMe();
  const now = useNow(5_000);
  const [lookers, setLookers] = useState<readonly Looker[]>([]);
  const mine = me && String(me.id);
  return {
    lookers: lookers.filter(({ at }) => now - at < LOOKED_MS),
    looked: ({ by }: DeskEvent) => {
      if (!by || by.id === mine) return;
      // Who comes does not know yet that one is here.
      if (!lookers.some((one) => one.id === by.id)) look(id);
      const others = lookers.filter((one) => one.id !== by.id);
      setLookers([...others, { ...by, at: serverNow() }]);
    },
  };
}

/** Follows one conversation: reloads what changes, also after a lost connection; who writes, and who looks. */
export function useTalkNews(id: string, reload: () => void) {
  const { typing, typed } = useTyping();
  const { lookers, looked } = useLookers(id);
  const heard = useEffectEvent((event: DeskEvent) => {
    if (event.kind === 'LOOKING') looked(event);
    else typed(event.kind === 'TYPING');
    if (event.kind === 'CHANGED') reload();
  });
  useEffect(() => {
    reload();
    look(id);
    const timer = setInterval(() => {
      look(id);
    }, LOOK_EVERY_MS);
    const stop = follow(
      DeskEventsDocument,
      { id },
      {
        onEvent: ({ conversationEvents }) => {
          heard(conversationEvents);
        },
        onConnected: reload,
      },
    );
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [id, reload]);
  return { typing, lookers };
}
