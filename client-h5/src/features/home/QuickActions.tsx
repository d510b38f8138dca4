import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { useWords } from '../../lib/useWords';
import { CandlesIcon } from '../../ui/CandlesIcon';
import styles from './QuickActions.module.css';

/** What people come for most. Only screens that exist are listed. */
export function QuickActions() {
  const { t } = useWords('home');
  const actions = [
    { to: paths.recharge, label: t('home.recharge'), Icon: ArrowDownToLine },
    { to: paths.withdraw, label: t('home.withdraw'), Icon: ArrowUpFromLine },
    { to: paths.convert('USDT'), label: t('home.convert'), Icon: ArrowLeftRight },
    { to: paths.orders, label: t('home.orders'), Icon: CandlesIcon },
  ];
  return (
    <nav className={styles.quick} aria-label={t('home.actions')}>
      {actions.map(({ to, label, Icon }) => (
        <Link key={to} to={to}>
          <span>
            <Icon size={22} strokeWidth={1.7} aria-hidden />
          </span>
          {label}
        </Link>
      ))}
    </nav>
  );
}
