import { useEffect, useRef } from 'react';
import { usePlatform } from '../../lib/usePlatform';

/** The first page of a visit leaves the focus where the browser put it. */
let arrived = false;

interface Props {
  readonly title: string;
  /** For screens whose picture shows no title. */
  readonly hidden?: boolean;
}

/** The page's one h1: takes the focus and names the window when the route changes. */
export function PageTitle({ title, hidden = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const brand = usePlatform()?.brand ?? 'Tarn';
  useEffect(() => {
    // A field that was opened to type into keeps it.
    const typing = document.activeElement instanceof HTMLInputElement;
    if (arrived && !typing) heading.current?.focus({ preventScroll: true });
    arrived = true;
  }, []);
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
  return (
    <h1 ref={heading} tabIndex={-1} className={hidden ? 'hidden' : undefined}>
      {title}
    </h1>
  );
}
