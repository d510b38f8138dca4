import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly title: string;
  /** When, and what it was. */
  readonly note: ReactNode;
  /** What it came to. */
  readonly end: ReactNode;
}

/** A row of a list of records that leads to what it is of. */
export function RecordLink({ to, icon: Icon, title, note, end }: Props) {
  return (
    <Link className="cell record" to={to}>
      <span className="lead">
        <Icon size={20} strokeWidth={1.7} aria-hidden />
      </span>
      <span className="grow">
        <b className="record-title">{title}</b>
        <span className="small muted num">{note}</span>
      </span>
      <span className="record-end">{end}</span>
    </Link>
  );
}
