import { useEffect, useEffectEvent, type RefObject } from 'react';

const isShown = (element: HTMLElement): boolean =>
  typeof element.checkVisibility !== 'function' || element.checkVisibility();

/** The link of a row: rows say which they are by `data-row`. */
function rowLink(root: HTMLElement, id: string | null): HTMLElement | undefined {
  const links = root.querySelectorAll<HTMLElement>('[data-row]');
  return [...links].find((link) => link.dataset.row === id && isShown(link));
}

interface Place {
  readonly openId: string | null;
  readonly current: string | null;
}

/**
 * Focus follows the work: into the drawer that opens, to the row that is stepped to. What had it may
 * vanish or be switched off; then it goes to the drawer or the row, never to the page's body.
 */
export function useFocusKept(
  root: RefObject<HTMLElement | null>,
  { openId, current }: Place,
): void {
  const home = useEffectEvent((): HTMLElement | null => {
    const element = root.current;
    if (!element) return null;
    const drawer = element.querySelector<HTMLElement>('[data-drawer]');
    return drawer ?? rowLink(element, current) ?? element;
  });
  useEffect(() => {
    if (openId === null) return;
    home()?.focus({ preventScroll: true });
    if (root.current) rowLink(root.current, openId)?.scrollIntoView({ block: 'nearest' });
  }, [root, openId]);
  useEffect(() => {
    if (current === null || openId !== null || !root.current) return;
    const link = rowLink(root.current, current);
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'nearest' });
  }, [root, current, openId]);
  useEffect(() => {
    const look = () => {
      setTimeout(() => {
        const { activeElement } = document;
        if (activeElement === null || activeElement === document.body) {
          home()?.focus({ preventScroll: true });
        }
      }, 0);
    };
    const watch = new MutationObserver(look);
    if (root.current) {
      watch.observe(root.current, {
        childList: true,
        subtree: true,
        attributeFilter: ['disabled'],
      });
    }
    document.addEventListener('click', look);
    return () => {
      watch.disconnect();
      document.removeEventListener('click', look);
    };
  }, [root]);
}
