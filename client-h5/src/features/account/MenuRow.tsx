import { ChevronRight } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../../lib/classes';
import styles from './MenuRow.module.css';

type Icon = ComponentType<{ size: number; strokeWidth?: number; className: string }>;

interface Row {
  readonly Icon: Icon;
  readonly label: string;
  /** Below the label; its first two lines, where it is long. */
  readonly note?: string | null;
  /** Before the row's end; false where there is none. */
  readonly value?: ReactNode;
  /** At the row's end, instead of the arrow. */
  readonly End?: Icon;
  /** For readers, when the label alone does not say what happens. */
  readonly does?: string;
}

/** One row of a menu that opens a screen. */
export function MenuLink({ to, ...row }: Row & { readonly to: string }) {
  return (
    <li>
      <Link className="cell" to={to}>
        <Inside {...row} />
      </Link>
    </li>
  );
}

interface Action extends Row {
  readonly onClick: () => void;
}

/** One row of a menu that does something here. */
export function MenuAction({ onClick, ...row }: Action) {
  return (
    <li>
      <button type="button" className="cell" onClick={onClick}>
        <Inside {...row} />
      </button>
    </li>
  );
}

function Inside({ Icon, label, note, value, End = ChevronRight, does }: Row) {
  return (
    <>
      <Icon size={20} strokeWidth={1.7} className="second" aria-hidden />
      <span className="grow">
        {label}
        {note != null && <span className={classes(styles.note, 'small second')}>{note}</span>}
      </span>
      {does !== undefined && <span className="hidden">{does}</span>}
      {value && <span className="small muted">{value}</span>}
      <End size={16} className="muted" aria-hidden />
    </>
  );
}
