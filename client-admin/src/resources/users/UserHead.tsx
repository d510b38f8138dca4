import { Button } from '@mui/material';
import { BadgeCheck, Eye, KeyRound, Lock, LockOpen, UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { useCanAccess, useTranslate } from 'react-admin';
import { languageFacts, readLanguage } from '../../../../schema/languages';
import { useFormat } from '../../lib/useFormat';
import { Avatar } from '../../ui/Avatar';
import { PageTitle } from '../../ui/PageTitle';
import { Pill } from '../../ui/Pill';
import { DeclareDialog } from './DeclareDialog';
import { LockDialog, type Change } from './LockDialog';
import { NoteButton } from './NoteButton';
import { RevealDialog } from './RevealDialog';
import { RevealedDetails } from './RevealedDetails';
import type { Revealed, User } from './user';
import { UserNotes } from './UserNotes';
import { UserStatePill } from './UserStatePill';
import styles from './UserHead.module.css';

type Asked = Change | 'reveal' | 'declare';

const changes: readonly Asked[] = ['lock', 'unlock', 'lift', 'reset'] satisfies Change[];
const isChange = (asked: Asked | null): asked is Change =>
  asked !== null && changes.includes(asked);

/** Administrators say of others too whose account it is. */
function DeclareButton({ onClick }: { readonly onClick: () => void }) {
  const translate = useTranslate();
  const declare = useCanAccess({ resource: 'users', action: 'declare' }).canAccess === true;
  const declareFor = useCanAccess({ resource: 'users', action: 'declareFor' }).canAccess === true;
  if (!declare) return null;
  return (
    <Button variant="outlined" onClick={onClick}>
      <UserRoundCheck size={16} aria-hidden />
      {translate(`resources.users.action.${declareFor ? 'declareFor' : 'declare'}`)}
    </Button>
  );
}

function Buttons({ user, onAsk }: { readonly user: User; readonly onAsk: (what: Asked) => void }) {
  const translate = useTranslate();
  const may = (action: string) => ({ resource: 'users', action });
  const reveal = useCanAccess(may('reveal')).canAccess === true;
  const lock = useCanAccess(may('lock')).canAccess === true;
  const reset = useCanAccess(may('reset')).canAccess === true;
  const locked = user.state === 'LOCKED';
  const word = locked ? 'unlock' : 'lock';
  const ask = (what: Asked) => () => {
    onAsk(what);
  };
  return (
    <div className="row wrap">
      {reveal && (
        <Button variant="outlined" onClick={ask('reveal')}>
          <Eye size={16} aria-hidden />
          {translate('resources.users.action.reveal')}
        </Button>
      )}
      <NoteButton user={user} />
      <DeclareButton onClick={ask('declare')} />
      {reset && (
        <Button variant="outlined" onClick={ask('reset')}>
          <KeyRound size={16} aria-hidden />
          {translate('resources.users.action.reset')}
        </Button>
      )}
      {lock && (
        <Button variant="outlined" color={locked ? 'primary' : 'error'} onClick={ask(word)}>
          {locked ? <LockOpen size={16} aria-hidden /> : <Lock size={16} aria-hidden />}
          {translate(`resources.users.action.${word}`)}
        </Button>
      )}
    </div>
  );
}

/** Who this is, in which state, and what may be done about it. */
export function UserHead({ user }: { readonly user: User }) {
  const translate = useTranslate();
  const { date, instant } = useFormat();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  const language = readLanguage(user.language);
  const ask = (what: Asked | null) => () => {
    setAsked(what);
  };
  const close = ask(null);
  const facts = translate('resources.users.headline', {
    id: user.id,
    language: language ? languageFacts[language].name : user.language,
    date: date(user.registeredAt),
  });
  const seen =
    user.lastLoginAt && translate('resources.users.lastSeen', { time: instant(user.lastLoginAt) });
  return (
    <>
      <header className={styles.userHead}>
        <Avatar name={user.accountMasked} size="large" />
        <div>
          <div className="row">
            <PageTitle>{user.accountMasked}</PageTitle>
            {user.verified && (
              <Pill tone="ok">
                <BadgeCheck size={13} strokeWidth={2.2} aria-hidden />
                {translate('resources.users.verified')}
              </Pill>
            )}
            <UserStatePill {...user} />
          </div>
          <p className="soft num">{[facts, seen].filter(Boolean).join(' · ')}</p>
        </div>
        <Buttons user={user} onAsk={setAsked} />
      </header>
      <UserNotes user={user} onLift={ask('lift')} />
      {revealed && (
        <RevealedDetails
          details={revealed}
          onOver={() => {
            setRevealed(null);
          }}
        />
      )}
      {isChange(asked) && <LockDialog user={user} change={asked} onClose={close} />}
      {asked === 'reveal' && <RevealDialog user={user} onRevealed={setRevealed} onClose={close} />}
      {asked === 'declare' && <DeclareDialog user={user} onClose={close} />}
    </>
  );
}
