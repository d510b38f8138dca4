import { useQuery } from '@apollo/client/react';
import { Bell, Headset } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { useWords } from '../../lib/useWords';
import { UnreadDocument } from './home.generated';
import styles from './HomeWays.module.css';

/** At the end of the bar: who answers, and what came, with how much of it is unread. */
export function HomeWays() {
  const { t } = useWords('home');
  const unread = useQuery(UnreadDocument).data?.messagesUnread ?? 0;
  return (
    <>
      <Link className="icon-button" to={paths.customer} aria-label={t('home.support')}>
        <Headset size={22} strokeWidth={1.7} aria-hidden />
      </Link>
      <Link
        className="icon-button"
        to={paths.messages}
        aria-label={unread > 0 ? t('home.messagesNew', { count: unread }) : t('home.messages')}
      >
        <span className={styles.homeBell}>
          <Bell size={22} strokeWidth={1.7} aria-hidden />
          {unread > 0 && <i className={styles.homeDot} />}
        </span>
      </Link>
    </>
  );
}
