import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, User } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { useWords } from '../../lib/useWords';
import styles from './QuickActions.module.css';

/** What people come for most. Only screens that exist are listed. */
export function QuickActions() {
  const { t } = useWords('home');
  const actions = [
    { to: paths.recharge, label: t('home.recharge'), Icon: ArrowDownToLine },
    { to: paths.withdraw, label: t('home.withdraw'), Icon: ArrowUpFromLine },
    { to: paths.convert('USDT'), label: t('home.convert'), Icon: ArrowLeftRight },
    { to: paths.invite, label: t('home.invite'), Icon: User, plus: 'M20.5 8v6m3-3h-6' },
  ];
  return (
    <nav className={styles.quick} aria-label={t('home.actions')}>
      {actions.map(({ to, label, Icon, plus }) => (
        <Link key={to} to={to}>
          <span>
            <Icon size={22} strokeWidth={1.7} aria-hidden>
              {plus && <path d={plus} />}
            </Icon>
          </span>
          {label}
        </Link>
      ))}
    </nav>
  );
}
