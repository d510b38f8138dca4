import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useOpenCount } from '../lib/useOpenCount';

/** The one `h1` of a page: it takes the focus when the page opens, and names the browser tab. */
export function PageTitle({ children }: { readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const translate = useTranslate();
  const open = useOpenCount();
  const count = open > 0 ? `(${String(open)}) ` : '';
  useEffect(() => {
    document.title = `${count}${children} · ${translate('shell.title')}`;
  }, [count, children, translate]);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} style={{ boxShadow: 'none' }}>
      {children}
    </h1>
  );
}
