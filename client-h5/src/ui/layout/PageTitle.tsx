import { useEffect, useRef } from 'react';
import { usePlatform } from '../../lib/usePlatform';

/** Where the visit began. That page leaves the focus where the browser put it, also when its data comes. */
let began: string | undefined;
let wentOn = false;

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
    began ??= location.href;
    wentOn ||= location.href !== began;
    // A field that was opened to type into keeps it.
    const typing = document.activeElement instanceof HTMLInputElement;
    if (wentOn && !typing) heading.current?.focus({ preventScroll: true });
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
