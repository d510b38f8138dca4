import { Info } from 'lucide-react';
import { Link } from 'react-router-dom';
import { classes } from '../../lib/classes';
import { useWords } from '../../lib/useWords';
import styles from './RiskLine.module.css';

/** Written out: the list of those paths would come along with every list of markets. */
const GUIDE = '/pages/about/aboutus?part=questions';

/** What can be lost, below every list of markets. */
export function RiskLine() {
  const { t } = useWords('market');
  return (
    <p className={classes(styles.riskLine, 'small second')}>
      <Info size={18} strokeWidth={1.7} aria-hidden />
      <span>
        {t('shared:common.riskLine')}{' '}
        <Link className="link" to={GUIDE}>
          {t('market.riskAction')}
        </Link>
      </span>
    </p>
  );
}
