import { House, Layers, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../../schema/routes';
import { CandlesIcon } from '../ui/CandlesIcon';
import styles from './TabLayout.module.css';

/** The four tabs, 50 px above the phone's own edge. */
export function TabLayout() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const tabs = [
    { to: paths.markets, label: t('tabs.trade'), Icon: CandlesIcon },
    { to: paths.project, label: t('tabs.project'), Icon: Layers },
    { to: paths.home, label: t('tabs.home'), Icon: House },
    { to: paths.user, label: t('tabs.user'), Icon: User },
  ];
  const here = pathname === paths.root ? paths.home : pathname;
  return (
    <div className={styles.tabbed}>
      <Outlet />
      <nav className={styles.tabBar} aria-label={t('tabs.label')}>
        <ul>
          {tabs.map(({ to, label, Icon }) => (
            <li key={to}>
              <Link to={to} aria-current={to === here ? 'page' : undefined}>
                <Icon size={22} strokeWidth={to === here ? 2 : 1.7} aria-hidden />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
