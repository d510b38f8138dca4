import { useTranslate } from 'react-admin';
import { Logo } from '../ui/Logo';
import styles from './Brand.module.css';

/** Mark and name of the console. */
export function Brand() {
  const translate = useTranslate();
  return (
    <div className={styles.brand}>
      <Logo />
      Tarn <small>{translate('shell.console')}</small>
    </div>
  );
}
