import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-admin';

/** Whether the single keys are on: WCAG 2.1.4 wants a switch. Kept per browser. */
export const useKeysOn = () => useStore('queue.keys', true);

const FIELD = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';
const ABOVE = '[role=dialog], [role=menu], [role=listbox]';
/** Keys that go on while they are held down. */
const REPEATED = new Set(['j', 'k', '+', '-']);

const isChord = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;

function isForTarget(target: Element, key: string): boolean {
  if (target.closest(FIELD)) return key !== 'Escape';
  return key === 'Enter' && target.closest('a, button') !== null;
}

/** Somebody types, is in a menu or dialog above the page, or presses what the focus stands on. */
function isForOthers(event: KeyboardEvent): boolean {
  const { target, key, repeat } = event;
  if (event.defaultPrevented || isChord(event)) return true;
  if (repeat && !REPEATED.has(key.toLowerCase())) return true;
  if (!(target instanceof Element)) return false;
  return target.closest(ABOVE) !== null || isForTarget(target, key);
}

/**
 * Single keys of the page, heard wherever the focus is but in a field, a menu or a dialog. `Escape`
 * is heard in fields too, and with the keys turned off. Keys are named in small letters.
 */
export function useKeys(acts: Readonly<Record<string, (() => void) | undefined>>): void {
  const [on] = useKeysOn();
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const act = acts[key];
    if (!act || isForOthers(event) || (!on && key !== 'escape')) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', hear);
    return () => {
      document.removeEventListener('keydown', hear);
    };
  }, []);
}
