import type { ReactNode } from 'react';

export type Tone = 'ok' | 'bad' | 'warn' | 'info' | 'neutral';

/** A state in words; the colour only repeats it. */
export function StatusPill({
  tone,
  children,
}: {
  readonly tone: Tone;
  readonly children: ReactNode;
}) {
  return <span className={`pill pill-${tone}`}>{children}</span>;
}
