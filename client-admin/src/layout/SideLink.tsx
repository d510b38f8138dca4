import type { LucideIcon } from 'lucide-react';
import { useCanAccess, useTranslate } from 'react-admin';
import { NavLink } from 'react-router-dom';
import styles from './SideLink.module.css';
import { classes } from '../lib/classes';

interface Props {
  readonly to: string;
  readonly resource: string;
  readonly icon: LucideIcon;
  readonly end?: boolean;
  readonly count?: number;
  readonly late?: boolean;
}

/** One entry of the menu; nothing for somebody who may not open it. */
export function SideLink({ to, resource, icon: Icon, end = false, count, late = false }: Props) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource, action: 'list' });
  if (canAccess !== true) return null;
  const name = translate(`shell.entry.${resource}`);
  return (
    <NavLink to={to} end={end} title={name}>
      <Icon size={18} strokeWidth={1.7} aria-hidden />
      <span className={styles.label}>{name}</span>
      {count !== undefined && (
        <span className={classes('num', styles.count, late && styles.red)}>
          {count}
          <span className="hidden-text"> {translate('shell.open')}</span>
        </span>
      )}
    </NavLink>
  );
}
