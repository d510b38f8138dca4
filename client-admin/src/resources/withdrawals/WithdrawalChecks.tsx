import { useTranslate } from 'react-admin';
import { withdrawalFlags } from '../../../../schema/withdrawals';
import { CheckRow } from '../../ui/CheckRow';
import type { Withdrawal } from './withdrawal';

const WORDS = 'resources.withdrawals.checks';

/** Every check the server made when it was sent, passed or not. It helps to decide and stops nothing. */
export function WithdrawalChecks({ request: { flags } }: { readonly request: Withdrawal }) {
  const translate = useTranslate();
  const title = translate(`${WORDS}.title`);
  return (
    <section aria-label={title}>
      <h3 style={{ font: '600 13px/18px var(--font)', padding: '14px 0 2px' }}>{title}</h3>
      <ul>
        {withdrawalFlags.map((check) => {
          const level = flags.includes(check) ? 'AMBER' : 'GREEN';
          return (
            <CheckRow
              key={check}
              level={level}
              said={translate(`${WORDS}.level.${level}`)}
              name={translate(`${WORDS}.name.${check}`)}
            >
              <p>{translate(`${WORDS}.${level}.${check}`)}</p>
            </CheckRow>
          );
        })}
      </ul>
    </section>
  );
}
