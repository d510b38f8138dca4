import { Logo } from '../ui/Logo';
import styles from './Brand.module.css';

/** Mark and name of the console. */
export const Brand = ({ console: name }: { readonly console: string }) => (
  <div className={styles.brand}>
    <Logo />
    Tarn <small>{name}</small>
  </div>
);
