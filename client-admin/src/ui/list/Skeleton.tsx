import { useEffect, useState, type CSSProperties } from 'react';
import { useTranslate } from 'react-admin';
import styles from './Skeleton.module.css';

const widths = ['72%', '58%', '66%', '80%', '61%', '70%', '54%', '75%'];
const rowOf = (width: string): CSSProperties & Record<'--width', string> => ({ '--width': width });

/** Rows to come, shown only when the wait is long enough to notice. */
export function Skeleton({ rows = 8 }: { readonly rows?: number }) {
  const translate = useTranslate();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
    }, 200);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <div
      className={styles.skeleton}
      role="status"
      style={{ visibility: late ? 'visible' : 'hidden' }}
    >
      <span className="hidden-text">{translate('ra.page.loading')}</span>
      {widths.slice(0, rows).map((width) => (
        <div key={width} style={rowOf(width)} />
      ))}
    </div>
  );
}
