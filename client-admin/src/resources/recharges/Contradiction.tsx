import { TriangleAlert } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { MoneyText } from '../../ui/MoneyText';
import { contradiction, type Recharge } from './recharge';
import styles from './Contradiction.module.css';

/** What two people found, side by side, after neither approval stood. */
export function Contradiction({ recharge }: { readonly recharge: Recharge }) {
  const translate = useTranslate();
  const findings = contradiction(recharge);
  if (findings.length === 0) return null;
  return (
    <div className="note bad">
      <TriangleAlert size={16} aria-hidden />
      <div>
        {translate('resources.recharges.contradicted')}
        <div className={styles.findings}>
          {findings.map(({ kind, by, finding }) => (
            <dl key={kind}>
              <dt>{by?.name}</dt>
              <dd>
                <MoneyText value={finding.amount} code />
              </dd>
              <dd>{finding.bankReference}</dd>
            </dl>
          ))}
        </div>
      </div>
    </div>
  );
}
