import { useEffect, useEffectEvent } from 'react';

/**
 * Back (the browser's, a swipe, Android's key) closes what lies on top before it leaves the page. While
 * anything is open, one more entry of the history stands above the page's own: going back from it
 * changes no address, so the router stays where it is.
 */
const open: (() => void)[] = [];

const isGuard = (): boolean =>
  (window.history.state as { readonly guard?: boolean } | null)?.guard === true;

/** Of the page and of the entry above it: whoever is elsewhere has not gone back, but followed a link. */
let address = '';

/** The entry has been asked away and is still there: a browser goes back in its own time. */
let isGoing = false;

/** What waits for the entry to be gone, to change the page's own. */
let waiting: (() => void)[] = [];

/** One entry while something is open, none while nothing is: whoever closes and opens at once keeps it. */
function reconcile(): void {
  if (isGoing) return;
  if (open.length > 0 && !isGuard()) {
    address = window.location.href;
    window.history.pushState({ ...(window.history.state as object | null), guard: true }, '');
  } else if (open.length === 0 && isGuard()) {
    isGoing = true;
    window.history.back();
  }
}

const later = () => setTimeout(reconcile);

function onPop(): void {
  const wentAway = isGoing;
  const asked = waiting;
  isGoing = false;
  waiting = [];
  if (!isGuard()) {
    if (!wentAway) {
      // What is open here goes with its page.
      if (window.location.href !== address) return;
      open.at(-1)?.();
    }
    for (const change of asked) change();
    // What is locked stays open, and so does what lies below.
    later();
  } else if (wentAway) {
    // A link was followed before the entry was gone, and its page went in its stead: on to it again.
    window.history.forward();
  } else if (open.length === 0) {
    // A page was left out of an open sheet: its entry leads nowhere.
    window.history.back();
  }
}

let heard = false;

/** Adds what going back closes; returns how to say that it is closed. */
function closedByBack(close: () => void): () => void {
  if (!heard) window.addEventListener('popstate', onPop);
  heard = true;
  open.push(close);
  later();
  return () => {
    open.splice(open.indexOf(close), 1);
    later();
  };
}

/**
 * Does what replaces the page's entry of the history, and does it to that one: while something is open
 * the entry above it would be replaced in its stead, and going back would find the page as it was.
 */
export function beneath(change: () => void): void {
  if (!isGuard()) {
    change();
    return;
  }
  waiting.push(change);
  if (isGoing) return;
  isGoing = true;
  window.history.back();
}

/** While `isOpen`, going back calls `close` and stays on the page. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useEffectEvent(close);
  useEffect(
    () =>
      isOpen
        ? closedByBack(() => {
            latest();
          })
        : undefined,
    [isOpen],
  );
}
