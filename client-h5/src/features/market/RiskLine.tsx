import { Info } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { classes } from '../../lib/classes';
import { useWords } from '../../lib/useWords';
import styles from './RiskLine.module.css';

/** What can be lost, below every list of markets. */
export function RiskLine() {
  const { t } = useWords('market');
  return (
    <p className={classes(styles.riskLine, 'small second')}>
      <Info size={18} strokeWidth={1.7} aria-hidden />
      <span>
        {t('shared:common.riskLine')}{' '}
        <Link className="link" to={paths.agreement}>
          {t('market.riskAction')}
        </Link>
      </span>
    </p>
  );
}
