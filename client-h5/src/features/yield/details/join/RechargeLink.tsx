import { Link } from 'react-router-dom';
import { paths } from '../../../../../../schema/routes';
import { useOwnMoney } from '../../../../lib/money/useOwnMoney';
import { useWords } from '../../../../lib/useWords';
import type { Amount } from './joinAmount';

/** The way to what the balance lacks; what is typed stays. */
export function RechargeLink({ missing }: { readonly missing: Amount }) {
  const { t } = useWords('yield');
  const own = useOwnMoney();
  return (
    <Link className="link small reach" to={paths.rechargeWith(missing.shown.amount)}>
      {t('details.recharge', { amount: own(missing.shown) })}
    </Link>
  );
}
