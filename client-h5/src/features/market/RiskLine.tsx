import { Info } from 'lucide-react';
import { useWords } from '../../lib/useWords';
import { Link } from 'react-router-dom';
import { paths } from '../../../../schema/routes';

/** What can be lost, below every list of markets. */
export function RiskLine() {
  const { t } = useWords('market');
  return (
    <p className="risk-line small second">
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
