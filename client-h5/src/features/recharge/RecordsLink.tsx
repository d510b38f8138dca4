import { ReceiptText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { useWords } from '../../lib/useWords';

/** To the own recharges, at the end of the bar. */
export function RecordsLink() {
  const { t } = useWords('recharge');
  return (
    <Link className="icon-button" to={paths.rechargeRecords} aria-label={t('recharge.records')}>
      <ReceiptText size={21} strokeWidth={1.7} aria-hidden />
    </Link>
  );
}
