import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Blank.module.css';

interface Props {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text?: string | undefined;
  readonly children?: ReactNode;
}

/** What stands where rows would: nothing there, or nothing loaded. */
export const Blank = ({ icon: Icon, title, text, children }: Props) => (
  <div className={styles.blank}>
    <Icon size={28} strokeWidth={1.7} aria-hidden />
    <b>{title}</b>
    {text !== undefined && <p>{text}</p>}
    {children}
  </div>
);
