import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { CheckRow } from '../../../ui/CheckRow';
import type { RechargeCheck } from './rechargeReads';
import { useCheckWords } from './useCheckWords';

/** What one check found. Sign and word carry its level, the colour only helps. */
export function CheckLine({ check }: { readonly check: RechargeCheck }) {
  const translate = useTranslate();
  const words = useCheckWords();
  return (
    <CheckRow
      level={check.level}
      said={translate(`resources.recharges.checks.level.${check.level}`)}
      name={translate(`resources.recharges.checks.name.${check.check}`)}
    >
      <p>{words(check)}</p>
      {check.others.map(({ id, number, user }) => (
        <Link key={id} className="link num" to={`/recharges/${id}`}>
          {translate('resources.recharges.checks.other', { number, user: user.accountMasked })}
        </Link>
      ))}
    </CheckRow>
  );
}
