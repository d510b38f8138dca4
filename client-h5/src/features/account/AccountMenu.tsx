import {
  FileSearch,
  FileText,
  Globe,
  Info,
  LogOut,
  MessageCircle,
  Moon,
  ShieldCheck,
  Smartphone,
  UserPlus,
} from 'lucide-react';
import { useState } from 'react';
import { languageFacts } from '../../../../schema/languages';
import { contentPaths } from '../../../../schema/content/routes';
import { paths } from '../../../../schema/routes';
import { useSession } from '../../lib/session/session';
import { useWords } from '../../lib/useWords';
import { AppearanceSheet } from './AppearanceSheet';
import { LogOutSheet } from './LogOutSheet';
import { MenuAction, MenuLink } from './MenuRow';
import { ReadingRows } from './ReadingRows';
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
      <ReadingRows />
      <ul className="card card-list">
        <MenuLink
          Icon={UserPlus}
          to={paths.invite}
          label={t('account.invitation')}
          value={invitationCode}
        />
        <MenuLink Icon={ShieldCheck} to={paths.security} label={t('account.security')} />
        <MenuLink Icon={Globe} to={paths.language} label={t('account.language')} value={name} />
        <MenuAction
          Icon={Moon}
          label={t('account.appearance')}
          value={themes[theme]}
          onClick={() => {
            setOpen('appearance');
          }}
        />
      </ul>
      <AboutRows />
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

/** Who runs this, who answers, and by which rules. */
function AboutRows() {
  const { t } = useWords('account');
  return (
    <ul className="card card-list">
      <MenuLink Icon={MessageCircle} to={paths.customer} label={t('account.support')} />
      <MenuLink Icon={Smartphone} to={contentPaths.download} label={t('account.download')} />
      <MenuLink Icon={FileText} to={paths.agreement} label={t('account.agreement')} />
      <MenuLink Icon={FileSearch} to={paths.publicProof} label={t('account.publicProof')} />
      <MenuLink Icon={Info} to={contentPaths.about} label={t('account.about')} />
    </ul>
  );
}
