import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../schema/routes';
import { useFormat } from '../../lib/useFormat';
import { Banner } from '../../ui/Banner';
import { Empty } from '../../ui/Empty';
import { Loading } from '../../ui/Loading';
import { MoneyText } from '../../ui/MoneyText';
import { Page } from '../../ui/Page';
import { LockedAccountDocument, type LockedAccountQuery } from './auth.generated';
import { LockedContracts } from './LockedContracts';
import { lockedPass } from './lockedPass';

type Locked = LockedAccountQuery['lockedAccount'];

/** `/pages/login/locked`: what a locked user may see, for the 15 minutes of the pass. */
export function LockedScreen() {
  const { t } = useTranslation();
  const { data, error } = useQuery(LockedAccountDocument, {
    fetchPolicy: 'no-cache',
    context: { headers: { token: lockedPass() ?? '' } },
  });
  return (
    <Page title={t('locked.title')} back money>
      {data && <Account locked={data.lockedAccount} />}
      {!data && error && <Ended />}
      {!data && !error && <Loading />}
    </Page>
  );
}

function Ended() {
  const { t } = useTranslation();
  return (
    <Empty
      title={t('locked.passEnded')}
      text={t('locked.passEndedText')}
      action={{ label: t('locked.logInAgain'), to: paths.login }}
    />
  );
}

function Account({ locked }: { readonly locked: Locked }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { total, available, frozen, held } = locked.balances;
  const parts = [
    { label: t('account.available'), money: available },
    { label: t('account.frozen'), money: frozen },
    { label: t('account.held'), money: held },
  ];
  return (
    <div className="stack">
      <p className="second">{t('locked.lead', { date: format.dateTime(locked.lockedAt) })}</p>
      <Banner tone="warn">
        <p className="strong">{t('locked.reason')}</p>
        <p>{locked.reason}</p>
      </Banner>
      <section className="card locked-card">
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
    </div>
  );
}
