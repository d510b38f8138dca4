import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../lib/classes';
import styles from './Banner.module.css';

interface Props {
  readonly tone?: 'plain' | 'info' | 'warn' | 'bad';
  readonly children: ReactNode;
}

/** A short remark in the page, above what it is about. */
export function Banner({ tone = 'plain', children }: Props) {
  const Icon = tone === 'warn' || tone === 'bad' ? CircleAlert : Info;
  return (
    <div className={classes('note', styles[tone])}>
      <Icon size={18} strokeWidth={1.8} aria-hidden />
      <div className="grow">{children}</div>
    </div>
  );
}
