import { useQuery } from '@apollo/client/react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../../../../schema/routes';
import { useArriving } from '../../../lib/arrival';
import { MeDocument } from '../../../lib/session/me.generated';
import { useSession } from '../../../lib/session/session';
import { useWords } from '../../../lib/useWords';
import { Banner } from '../../../ui/Banner';
import { Empty } from '../../../ui/state/Empty';
import { LoadError } from '../../../ui/state/LoadError';
import { Loading } from '../../../ui/state/Loading';
import { LockedForm } from './LockedForm';

interface Props {
  /** True when a pass has run out: then the password is asked for again. */
  readonly passEnded?: boolean;
  readonly onPass: (pass: string) => void;
}

/** Why the account is locked, and the password for the rest. */
export function LockedReason({ passEnded = false, onPass }: Props) {
  const { t } = useWords('auth');
  const { token, locked } = useSession();
  if (token === null) return <Ended />;
  if (locked === null) return <AskWhy />;
  return (
    <div className="stack">
      <Banner tone="warn">
        <p className="strong">{t('locked.reason')}</p>
        <p>{locked}</p>
      </Banner>
      <p className="second">{t('locked.kept')}</p>
      {passEnded && <p className="second">{t('locked.passEndedText')}</p>}
      <LockedForm onPass={onPass} />
    </div>
  );
}

/** The server answers the reason to the token that the lock ended. Or the account is not locked. */
function AskWhy() {
  const { data, error, refetch } = useArriving(
    useQuery(MeDocument, { fetchPolicy: 'network-only' }),
  );
  if (data) return <Navigate to={paths.home} replace />;
  return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Loading />;
}

function Ended() {
  const { t } = useWords('auth');
  return (
    <Empty
      title={t('locked.passEnded')}
      text={t('locked.passEndedText')}
      action={{ label: t('locked.logInAgain'), to: paths.login }}
    />
  );
}
