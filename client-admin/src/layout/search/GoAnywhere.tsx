import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { classes } from '../../lib/classes';
import styles from './Palette.module.css';

const Palette = lazy(() => import('./Palette').then((module) => ({ default: module.Palette })));

/** `Ctrl+K` (`⌘K`) is heard wherever the focus is, in fields too. */
function useGoKey(open: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const chord = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!chord || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      hear(event);
    };
    // Before any part of the page that would keep the key to itself.
    document.addEventListener('keydown', listener, true);
    return () => {
      document.removeEventListener('keydown', listener, true);
    };
  }, []);
}

/** The field of the top bar that opens the search over everything. */
export function GoAnywhere() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
  };
  useGoKey(show);
  return (
    <>
      <button
        type="button"
        className={classes('field', styles.opener)}
        aria-keyshortcuts="Control+K"
        aria-haspopup="dialog"
        onClick={show}
      >
        <Search size={16} aria-hidden />
        <span>{translate('search.title')}</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </button>
      {open && (
        <Suspense>
          <Palette
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
