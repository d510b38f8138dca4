import { createContext, useContext, useSyncExternalStore } from 'react';

/**
 * Words typed into the forms of a queue, kept until they are sent or the page is left. A form that comes again while the
 * one before is still sending shows what that one leaves.
 */
export class Drafts {
  private readonly texts = new Map<string, string>();
  private readonly listeners = new Set<() => void>();

  get(name: string): string {
    return this.texts.get(name) ?? '';
  }

  set(name: string, text: string): void {
    this.texts.set(name, text);
    this.tell();
  }

  /** All of what was typed about one request. */
  forget(about: string): void {
    for (const name of this.texts.keys()) if (name.startsWith(`${about}/`)) this.texts.delete(name);
    this.tell();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

export const DraftsContext = createContext(new Drafts());

/** A text field's value that outlives its form: a lease may end while somebody types. */
export function useDraft(
  name: string,
): readonly [string, (text: string | ((now: string) => string)) => void] {
  const drafts = useContext(DraftsContext);
  const text = useSyncExternalStore(drafts.subscribe, () => drafts.get(name));
  return [
    text,
    (next) => {
      // Of what stands there now, not of what was drawn last.
      drafts.set(name, typeof next === 'string' ? next : next(drafts.get(name)));
    },
  ];
}

/** Forgets what was typed about one request, once it is decided. */
export function useForgetDrafts(): (about: string) => void {
  const drafts = useContext(DraftsContext);
  return (about) => {
    drafts.forget(about);
  };
}
