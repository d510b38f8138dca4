import { Link } from 'react-router-dom';
import { paths } from '../../../../../schema/routes';
import { useSession } from '../../../lib/session/session';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import type { Amount } from './joinAmount';

/** The way to what the balance lacks; what is typed stays. */
export function RechargeLink({ missing }: { readonly missing: Amount }) {
  const { t } = useWords('yield');
  const format = useFormat();
  const { balanceHidden } = useSession();
  const amount = balanceHidden ? '****' : format.money(missing.shown);
  return (
    <Link className="link small reach" to={paths.rechargeWith(missing.shown.amount)}>
      {t('details.recharge', { amount })}
    </Link>
  );
}
