import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../lib/useFormat';
import { PictureViewer } from '../../queue/drawer/PictureViewer';
import { useChecks } from './checks/useChecks';
import type { Recharge } from './recharge';
import styles from './RechargeEvidence.module.css';

/** Other requests that show the same picture, and the one that is looked at beside this. */
function useCompared(recharge: Recharge) {
  const { data = [] } = useChecks(recharge, recharge.sameImage.length > 0);
  const [chosen, choose] = useState<string | null>(null);
  const others = data.find(({ check }) => check === 'PICTURE')?.others ?? [];
  return { others, other: others.find(({ id }) => id === chosen), choose };
}

/** The screenshot of the payment; beside it the same picture of another request, when asked for. */
export function RechargeEvidence({ request }: { readonly request: Recharge }) {
  const translate = useTranslate();
  const { money } = useFormat();
  const { others, other, choose } = useCompared(request);
  const amountOf = ({ amount }: Pick<Recharge, 'amount'>) => money(amount, { code: true });
  const words = 'resources.recharges.checks';
  return (
    <div className={styles.evidence}>
      {others.length > 0 && (
        <div className={styles.others} role="group" aria-label={translate(`${words}.compare`)}>
          {others.map(({ id, number, user }) => (
            <button
              key={id}
              type="button"
              className={styles.choice}
              aria-pressed={id === other?.id}
              onClick={() => {
                choose(id === other?.id ? null : id);
              }}
            >
              {translate(`${words}.compareWith`, { number, user: user.accountMasked })}
            </button>
          ))}
        </div>
      )}
      <div className={styles.pictures}>
        <PictureViewer
          url={request.screenshotUrl}
          alt={translate('viewer.alt', { amount: amountOf(request) })}
        />
        {other && (
          <PictureViewer
            key={other.id}
            withKeys={false}
            url={other.screenshotUrl}
            alt={translate(`${words}.otherAlt`, {
              number: other.number,
              amount: amountOf(other),
            })}
          />
        )}
      </div>
    </div>
  );
}
