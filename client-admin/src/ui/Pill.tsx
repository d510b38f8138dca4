import type { ReactNode } from 'react';

export type Tone = 'neutral' | 'ok' | 'amber' | 'red' | 'info';

/** A short status. Its word carries the meaning, the colour only helps. */
export const Pill = ({
  tone = 'neutral',
  children,
}: {
  readonly tone?: Tone;
  readonly children: ReactNode;
}) => <span className={`pill num ${tone}`}>{children}</span>;
