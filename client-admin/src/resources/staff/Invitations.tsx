import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { ask } from '../../lib/request';
import { TimeText } from '../../ui/TimeText';
import { StaffInvitationsDocument } from './staff.generated';
import styles from './Invitations.module.css';

/** Who was invited and has not joined; nothing where there is nobody. */
export function Invitations() {
  const translate = useTranslate();
  const { data = [] } = useQuery({
    queryKey: ['staffInvitations'],
    queryFn: async () => (await ask(StaffInvitationsDocument, {})).staffInvitations,
  });
  if (data.length === 0) return null;
  return (
    <section className={`card ${styles.box ?? ''}`}>
      <h2>{translate('resources.staff.invitations')}</h2>
      <ul>
        {data.map(({ id, name, email, role, sentAt, expiresAt }) => (
          <li key={id}>
            <span>
              <strong>{name}</strong> <span className="soft">{email}</span>
            </span>
            <span>{translate(`shell.role.${role}`)}</span>
            <span className="soft">
              {translate(`resources.staff.${sentAt === null ? 'unsent' : 'until'}`)}{' '}
              {sentAt !== null && <TimeText at={expiresAt} />}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
