import {
  FileSearch,
  FileText,
  Globe,
  Info,
  LogOut,
  Megaphone,
  MessageCircle,
  Moon,
  Newspaper,
  Ticket,
  UserPlus,
} from 'lucide-react';
import { useState } from 'react';
import { languageFacts } from '../../../../schema/languages';
import { contentPaths } from '../../../../schema/content/routes';
import { paths } from '../../../../schema/routes';
import { useSession } from '../../lib/session/session';
import { useWords } from '../../lib/useWords';
import { AppearanceSheet } from './AppearanceSheet';
import { DailyBonusRow } from './daily/DailyBonusRow';
import { InstallRow } from './InstallRow';
import { LogOutSheet } from './LogOutSheet';
import { MenuAction, MenuLink } from './MenuRow';
import { StandingRows } from './StandingRows';
import { WorkRows } from './WorkRows';

type Open = 'appearance' | 'logOut' | null;

/** Ways to everything of the user's own. Only screens that exist are listed. */
export function AccountMenu({ invitationCode }: { readonly invitationCode: string }) {
  const { t } = useWords('account');
  const { language, theme } = useSession();
  const [open, setOpen] = useState<Open>(null);
  const close = () => {
    setOpen(null);
  };
  const themes = {
    auto: t('account.themeAuto'),
    light: t('account.themeLight'),
    dark: t('account.themeDark'),
  };
  const { name } = languageFacts[language];
  return (
    <>
      <StandingRows />
      <WorkRows />
      <ul className="card card-list">
        <DailyBonusRow />
        <MenuLink
          Icon={UserPlus}
          to={paths.invite}
          label={t('account.invitation')}
          value={invitationCode}
        />
        <MenuLink Icon={Globe} to={paths.language} label={t('account.language')} value={name} />
        <MenuAction
          Icon={Moon}
          label={t('account.appearance')}
          value={themes[theme]}
          onClick={() => {
            setOpen('appearance');
          }}
        />
        <MenuLink Icon={Megaphone} to={contentPaths.notices} label={t('account.notices')} />
        <MenuLink Icon={Ticket} to={contentPaths.activities} label={t('account.activities')} />
        <MenuLink Icon={Newspaper} to={contentPaths.news} label={t('account.news')} />
        <MenuLink Icon={Info} to={contentPaths.about} label={t('account.about')} />
        <MenuLink Icon={MessageCircle} to={paths.customer} label={t('account.support')} />
        <MenuLink Icon={FileSearch} to={paths.publicProof} label={t('account.publicProof')} />
        <MenuLink Icon={FileText} to={paths.agreement} label={t('account.agreement')} />
        <InstallRow />
      </ul>
      <ul className="card card-list">
        <MenuAction
          Icon={LogOut}
          label={t('account.logOut')}
          onClick={() => {
            setOpen('logOut');
          }}
        />
      </ul>
      <AppearanceSheet open={open === 'appearance'} onClose={close} />
      <LogOutSheet open={open === 'logOut'} onClose={close} />
    </>
  );
}
