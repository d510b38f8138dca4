import { createContext, useContext, useState } from 'react';

/** Words typed into the forms of a queue, kept until they are sent or the page is left. */
export const DraftsContext = createContext<Map<string, string>>(new Map());

/** A text field's value that outlives its form: a lease may end while somebody types. */
export function useDraft(
  name: string,
): readonly [string, (text: string | ((now: string) => string)) => void] {
  const drafts = useContext(DraftsContext);
  const [text, setText] = useState(() => drafts.get(name) ?? '');
  return [
    text,
    (next) => {
      // Of what stands there now, not of what was drawn last.
      const now = typeof next === 'string' ? next : next(drafts.get(name) ?? '');
      drafts.set(name, now);
      setText(now);
    },
  ];
}

/** Forgets what was typed about one request, once it is decided. */
export function useForgetDrafts(): (about: string) => void {
  const drafts = useContext(DraftsContext);
  return (about) => {
    for (const name of drafts.keys()) if (name.startsWith(`${about}/`)) drafts.delete(name);
  };
}
