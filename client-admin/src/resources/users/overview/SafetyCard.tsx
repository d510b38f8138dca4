import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../lib/useFormat';
import styles from './SafetyCard.module.css';
import { safetyLines } from './safetyLines';
import type { Safety } from './useGlance';

/** What protects the account, and what its owner holds themselves to. */
export function SafetyCard({ safety }: { readonly safety: Safety }) {
  const translate = useTranslate();
  const lines = safetyLines(safety, useFormat());
  return (
    <section className="card">
      <h2>{translate('resources.users.safety.title')}</h2>
      <ul className={styles.lines}>
        {lines.map(({ name, good, values }) => (
          <li key={name}>
            {good ? (
              <CircleCheck className={styles.good} size={17} aria-hidden />
            ) : (
              <CircleAlert className={styles.bad} size={17} aria-hidden />
            )}
            <span className="num">
              {translate(`resources.users.safety.${name}`, { ...values })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
