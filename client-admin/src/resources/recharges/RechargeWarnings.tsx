import { Images, ShieldAlert, Users } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '../../lib/useFormat';
import { isInUndo } from '../../queue/queue';
import { Contradiction } from './Contradiction';
import { isDecided, type Recharge } from './recharge';

function SameImage({ ids }: { readonly ids: readonly string[] }) {
  const translate = useTranslate();
  return (
    <p className="note bad">
      <Images size={16} aria-hidden />
      <span>
        {translate('resources.recharges.sameImage', { smart_count: ids.length })}{' '}
        {ids.map((id) => (
          <Link key={id} to={`/recharges/${id}`} style={{ marginRight: 8 }}>
            {translate('resources.recharges.other', { id })}
          </Link>
        ))}
      </span>
    </p>
  );
}

function FirstApproval({ recharge }: { readonly recharge: Recharge }) {
  const translate = useTranslate();
  const { money, instant } = useFormat();
  const { firstApproval } = recharge;
  if (!firstApproval) return null;
  const { by, at, amount, bankReference, reason } = firstApproval;
  const values = { name: by.name, time: instant(at) };
  const said =
    amount === null
      ? translate('resources.recharges.firstHidden', values)
      : translate('resources.recharges.firstApproved', {
          ...values,
          amount: money(amount, { code: true }),
          reference: bankReference,
        });
  return (
    <p className="note warn">
      <Users size={16} aria-hidden />
      <span>
        {said}
        {reason !== null && <> {translate('resources.recharges.firstReason', { reason })}</>}
      </span>
    </p>
  );
}

/** What a reviewer must not overlook, before anything else. */
export function RechargeWarnings({ recharge }: { readonly recharge: Recharge }) {
  const translate = useTranslate();
  const { sameImage, flags } = recharge;
  return (
    <div className="stack" style={{ gap: 8, margin: '4px 0 8px' }}>
      {sameImage.length > 0 && <SameImage ids={sameImage} />}
      {flags.includes('OWN_REQUEST') && (
        <p className="note warn">
          <ShieldAlert size={16} aria-hidden />
          {translate('resources.recharges.own')}
        </p>
      )}
      {!isDecided(recharge) && !isInUndo(recharge) && (
        <>
          <Contradiction recharge={recharge} />
          <FirstApproval recharge={recharge} />
        </>
      )}
    </div>
  );
}
