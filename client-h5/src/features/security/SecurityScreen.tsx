import { useQuery } from '@apollo/client/react';
import { Gauge, KeyRound, LifeBuoy, Wallet } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { useArriving } from '../../lib/arrival';
import { part } from '../../lib/network/part';
import { useWords } from '../../lib/useWords';
import { Page } from '../../ui/layout/Page';
import { Loading } from '../../ui/state/Loading';
import { Pending } from '../../ui/state/Pending';
import { FreezeRow } from './freeze/FreezeRow';
import { FactorRow } from './factor/FactorRow';
import { PasskeyList } from './passkeys/PasskeyList';
import { SecurityDocument } from './security.generated';
import { SessionList } from './sessions/SessionList';
import styles from './SecurityScreen.module.css';

/** Its code comes for those who look at their limits. */
const LimitsScreen = lazy(() =>
  part(() => import('./limits/LimitsScreen')).then((file) => ({ default: file.LimitsScreen })),
);

/** `/pages/user/security`: what protects the account, and where it is open. */
export function SecurityScreen() {
  const { t } = useWords('security');
  const [query] = useSearchParams();
  if (query.get('limits') === null) return <Protection />;
  const coming = (
    <Page title={t('limits.title')} back money>
      <Loading shape="list" />
    </Page>
  );
  return (
    <Suspense fallback={coming}>
      <LimitsScreen />
    </Suspense>
  );
}

function Protection() {
  const { t } = useWords('security');
  const { data, error, refetch } = useArriving(useQuery(SecurityDocument));
  if (!data) {
    return (
      <Page title={t('shared:pages.security')} back>
        <Pending shape="list" error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  const { me, sessions, passkeyHost } = data;
  const again = () => void refetch().catch(() => null);
  return (
    <Page title={t('shared:pages.security')} back>
      <Head text={t('security.passwords')} />
      <ul className="card card-list">
        <li>
          <Link className="cell" to={paths.setPassword}>
            <KeyRound size={20} strokeWidth={1.7} className="second" aria-hidden />
            <span className="grow">{t('security.loginPassword')}</span>
            <span className="small muted">{t('security.change')}</span>
          </Link>
        </li>
        <li>
          <Link className="cell" to={paths.setFundPassword}>
            <Wallet size={20} strokeWidth={1.7} className="second" aria-hidden />
            <span className="grow">{t('security.fundPassword')}</span>
            <span className="small muted">
              {me.fundPasswordSet ? t('security.change') : t('security.notSet')}
            </span>
          </Link>
        </li>
        <li>
          <Link className="cell" to={paths.help}>
            <LifeBuoy size={20} strokeWidth={1.7} className="second" aria-hidden />
            <span className="grow">{t('security.help')}</span>
          </Link>
        </li>
      </ul>
      <Head text={t('security.factor')} />
      <FactorRow on={me.secondFactorOn} onChanged={again} />
      <PasskeyList me={me} host={passkeyHost} onChanged={again} />
      <Head text={t('security.sessions')} />
      <SessionList sessions={sessions} onEnded={again} />
      <Head text={t('limits.title')} />
      <ul className="card card-list">
        <li>
          <Link className="cell" to={paths.ownLimits}>
            <Gauge size={20} strokeWidth={1.7} className="second" aria-hidden />
            <span className="grow">{t('limits.row')}</span>
          </Link>
        </li>
      </ul>
      <Head text={t('security.freeze')} />
      <FreezeRow onFrozen={again} />
      <p className={styles.note}>{t('security.neverTell')}</p>
    </Page>
  );
}

function Head({ text }: { readonly text: string }) {
  return (
    <div className="section-head">
      <h2>{text}</h2>
    </div>
  );
}
