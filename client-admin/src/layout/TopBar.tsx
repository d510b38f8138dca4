import { classes } from '../lib/classes';
import { useTranslate } from 'react-admin';
import { useMe } from '../lib/useMe';
import { GoAnywhere } from './search/GoAnywhere';
import { LanguageButton } from './LanguageButton';
import { NoticesButton } from './notices/NoticesButton';
import { ThemeButton } from './ThemeButton';
import styles from './TopBar.module.css';

/** Search, whose money this is, and how the console looks. */
export function TopBar() {
  const translate = useTranslate();
  const identity = useMe();
  return (
    <header className={styles.top}>
      <GoAnywhere />
      <span className={classes('mute', styles.utc)}>{translate('shell.utc')}</span>
      {identity?.practice === true && (
        <span className={styles.practice}>{translate('shell.practice')}</span>
      )}
      <NoticesButton />
      <LanguageButton />
      <ThemeButton />
    </header>
  );
}
