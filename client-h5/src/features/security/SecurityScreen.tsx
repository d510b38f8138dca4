import { useQuery } from '@apollo/client/react';
import { Eye, Gauge, KeyRound, LifeBuoy, Wallet, type LucideIcon } from 'lucide-react';
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

/** Their code comes for those who look at them. */
const LimitsScreen = lazy(() =>
  part(() => import('./limits/LimitsScreen')).then((file) => ({ default: file.LimitsScreen })),
);

const LooksScreen = lazy(() =>
  part(() => import('./looks/LooksScreen')).then((file) => ({ default: file.LooksScreen })),
);

/** `/pages/user/security`: what protects the account, and where it is open. */
export function SecurityScreen() {
  const { t } = useWords('security');
  const [query] = useSearchParams();
  const limits = query.get('limits') !== null;
  if (!limits && query.get('looks') === null) return <Protection />;
  const coming = (
    <Page title={t(limits ? 'limits.title' : 'looks.title')} back money={limits}>
      <Loading shape="list" />
    </Page>
  );
  return <Suspense fallback={coming}>{limits ? <LimitsScreen /> : <LooksScreen />}</Suspense>;
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
        <Entry to={paths.setPassword} Icon={KeyRound} end={t('security.change')}>
          {t('security.loginPassword')}
        </Entry>
        <Entry
          to={paths.setFundPassword}
          Icon={Wallet}
          end={me.fundPasswordSet ? t('security.change') : t('security.notSet')}
        >
          {t('security.fundPassword')}
        </Entry>
        <Entry to={paths.help} Icon={LifeBuoy}>
          {t('security.help')}
        </Entry>
      </ul>
      <Head text={t('security.factor')} />
      <FactorRow on={me.secondFactorOn} onChanged={again} />
      <PasskeyList me={me} host={passkeyHost} onChanged={again} />
      <Head text={t('security.sessions')} />
      <SessionList sessions={sessions} onEnded={again} />
      <Head text={t('limits.title')} />
      <ul className="card card-list">
        <Entry to={paths.ownLimits} Icon={Gauge}>
          {t('limits.row')}
        </Entry>
      </ul>
      <Head text={t('looks.title')} />
      <ul className="card card-list">
        <Entry to={paths.staffLooks} Icon={Eye}>
          {t('looks.row')}
        </Entry>
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

interface EntryProps {
  readonly to: string;
  readonly Icon: LucideIcon;
  /** How it stands, at the end of the line. */
  readonly end?: string;
  readonly children: string;
}

const Entry = ({ to, Icon, end, children }: EntryProps) => (
  <li>
    <Link className="cell" to={to}>
      <Icon size={20} strokeWidth={1.7} className="second" aria-hidden />
      <span className="grow">{children}</span>
      {end !== undefined && <span className="small muted">{end}</span>}
    </Link>
  </li>
);
