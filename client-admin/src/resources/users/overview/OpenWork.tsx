import { useTranslate } from 'react-admin';
import { useFormat } from '../../../lib/useFormat';
import { AgeBadge } from '../../../ui/AgeBadge';
import { MoneyText } from '../../../ui/MoneyText';
import { Pill } from '../../../ui/Pill';
import { RequestLink } from '../../../ui/RequestLink';
import styles from './OpenWork.module.css';
import type { OpenRequests } from './useGlance';

/** What of the customer is still before staff. */
export function OpenWork({ requests }: { readonly requests: OpenRequests }) {
  const translate = useTranslate();
  const { count } = useFormat();
  return (
    <section className="card">
      <div className="card-head">
        <h2>{translate('resources.users.openWork')}</h2>
        {requests.length > 0 && <Pill tone="amber">{count(requests.length)}</Pill>}
      </div>
      {requests.length === 0 && (
        <p className="card-body soft">{translate('resources.users.noOpenWork')}</p>
      )}
      <ul className={styles.requests}>
        {requests.map((request) => (
          <li key={`${request.kind}-${request.id}`}>
            <div>
              <RequestLink request={request} />
              <small className="soft num">
                {request.asked && <MoneyText value={request.asked} code />}
                {request.takenBy && (
                  <>
                    {request.asked && ' · '}
                    {translate('resources.dashboard.attention.held', {
                      name: request.takenBy.name,
                    })}
                  </>
                )}
              </small>
            </div>
            <AgeBadge
              since={request.submittedAt}
              targetMs={Date.parse(request.dueAt) - Date.parse(request.submittedAt)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
