import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useArriving } from '../../../lib/arrival';
import { classes } from '../../../lib/classes';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { Banner } from '../../../ui/Banner';
import { MoneyText } from '../../../ui/figure/MoneyText';
import { Page } from '../../../ui/layout/Page';
import { Loading } from '../../../ui/state/Loading';
import { LockedAccountDocument, type LockedAccountQuery } from '../auth.generated';
import { Appeal } from './appeal/Appeal';
import { OwnFreeze } from './freeze/OwnFreeze';
import { LockedContracts } from './LockedContracts';
import { lockedPass } from '../../../lib/session/lockedPass';
import { LockedReason } from './LockedReason';
import styles from './LockedScreen.module.css';

type Locked = LockedAccountQuery['lockedAccount'];

/** `/pages/login/locked`: the reason at once, the rest by the password, for the 15 minutes of the pass. */
export function LockedScreen() {
  const { t } = useWords('auth');
  const [pass, setPass] = useState(lockedPass);
  return (
    <Page title={t('locked.title')} money={pass !== null}>
      {pass === null ? <LockedReason onPass={setPass} /> : <Opened pass={pass} onPass={setPass} />}
    </Page>
  );
}

interface OpenedProps {
  readonly pass: string;
  readonly onPass: (pass: string) => void;
}

function Opened({ pass, onPass }: OpenedProps) {
  const { data, error } = useArriving(
    useQuery(LockedAccountDocument, {
      fetchPolicy: 'no-cache',
      context: { headers: { token: pass }, pass: true },
    }),
  );
  if (data) return <Account locked={data.lockedAccount} pass={pass} />;
  return error ? <LockedReason passEnded onPass={onPass} /> : <Loading />;
}

function Account({ locked, pass }: { readonly locked: Locked; readonly pass: string }) {
  const { t } = useWords('auth');
  const format = useFormat();
  const { total, available, frozen, held } = locked.balances;
  const parts = [
    { label: t('shared:balance.available'), money: available },
    { label: t('shared:balance.frozen'), money: frozen },
    { label: t('shared:balance.held'), money: held },
  ];
  return (
    <div className="stack">
      <p className="second">{t('locked.lead', { date: format.dateTime(locked.lockedAt) })}</p>
      <Banner tone="warn">
        <p className="strong">{t('locked.reason')}</p>
        <p>{locked.reason}</p>
      </Banner>
      {locked.freezeEndsAt != null && <OwnFreeze endsAt={locked.freezeEndsAt} />}
      <section className={classes('card', styles.lockedCard)}>
        <h2 className="second small">{t('locked.balances')}</h2>
        <p className="figure">
          <MoneyText money={total} code />
        </p>
        <dl className="facts">
          {parts.map(({ label, money }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <MoneyText money={money} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <LockedContracts orders={locked.openOrders} />
      {locked.byStaff && <Appeal pass={pass} lockedAt={locked.lockedAt} />}
    </div>
  );
}
