import { useEffect, useState } from 'react';
import { serverNow } from './serverClock';

declare const fromServer: unique symbol;

/** An instant the server has set, in milliseconds. Nothing else may be counted down to. */
export type ServerDeadline = number & { readonly [fromServer]: true };

/** A deadline that stands in a server's answer, such as `deadlineOf(order, 'settlesAt')`. */
export function deadlineOf<Field extends string>(
  answer: Readonly<Record<Field, string>>,
  field: Field,
): ServerDeadline {
  return Date.parse(answer[field]) as ServerDeadline;
}

/** A deadline the server gave as seconds from now. */
export const deadlineIn = (seconds: number): ServerDeadline =>
  (serverNow() + seconds * 1_000) as ServerDeadline;

/** Seconds left on the server's clock, never below zero; null without a deadline. */
export function useCountdown(deadline: ServerDeadline | null): number | null {
  const left = () => (deadline === null ? null : secondsLeft(deadline));
  const [, setShown] = useState(left);
  useEffect(() => {
    if (deadline === null) return;
    const tick = () => {
      setShown(secondsLeft(deadline));
    };
    tick();
    const timer = setInterval(tick, 250);
    return () => {
      clearInterval(timer);
    };
  }, [deadline]);
  return left();
}

const secondsLeft = (deadline: ServerDeadline) =>
  Math.max(0, Math.ceil((deadline - serverNow()) / 1_000));
