import { useQuery } from '@apollo/client/react';
import { Award, Mail, Megaphone, Newspaper, Ticket } from 'lucide-react';
import { contentPaths } from '../../../../schema/content/routes';
import { paths } from '../../../../schema/routes';
import { useWords } from '../../lib/useWords';
import { StatusPill } from '../../ui/figure/StatusPill';
import { AccountStandingDocument } from './account.generated';
import { DailyBonusRow } from './daily/DailyBonusRow';
import { MenuLink } from './MenuRow';

/** What there is to read, what runs, and what is given. */
export function ReadingRows() {
  const { t } = useWords('account');
  const unread = useQuery(AccountStandingDocument).data?.messagesUnread ?? 0;
  return (
    <ul className="card card-list">
      <MenuLink
        Icon={Mail}
        to={paths.messages}
        label={t('account.messages')}
        value={
          unread > 0 && (
            <StatusPill tone="info">{t('account.unread', { count: unread })}</StatusPill>
          )
        }
      />
      <MenuLink Icon={Megaphone} to={contentPaths.notices} label={t('account.notices')} />
      <MenuLink Icon={Newspaper} to={contentPaths.news} label={t('account.news')} />
      <MenuLink Icon={Ticket} to={contentPaths.activities} label={t('account.activities')} />
      <DailyBonusRow />
      <MenuLink Icon={Award} to={contentPaths.bonuses} label={t('account.bonuses')} />
    </ul>
  );
}
