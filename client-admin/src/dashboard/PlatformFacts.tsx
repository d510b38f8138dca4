import { useTranslate } from 'react-admin';
import { formatRate } from '../lib/format';
import { shareBp } from '../lib/money/share';
import type { DashboardRecord } from '../lib/desk/useDashboard';
import { useFormat } from '../lib/useFormat';
import { MoneyText } from '../ui/MoneyText';
import { FactsCard } from './FactsCard';

const words = 'resources.dashboard';

/** Who is here, and what is at stake in open contracts. */
export function PlatformFacts({ data }: { readonly data: DashboardRecord }) {
  const translate = useTranslate();
  const { count } = useFormat();
  return (
    <FactsCard
      title={translate(`${words}.platform`)}
      to="/exposure"
      more={translate(`${words}.exposure`)}
      facts={[
        [translate(`${words}.users`), count(data.usersTotal)],
        [translate(`${words}.signUps`), count(data.signUpsToday)],
        [translate(`${words}.openContracts`), count(data.openOrders)],
        [translate(`${words}.exposureText`), <MoneyText key="e" value={data.exposure} code />],
      ]}
    />
  );
}

/** What yield projects promise and have put aside, and what the next seven days bring. */
export function ProjectFacts({ data }: { readonly data: DashboardRecord }) {
  const translate = useTranslate();
  const { count } = useFormat();
  const { promised, funded, invested, payments, topUps, topUpCount } = data.projects;
  const name = (key: string) => translate(`${words}.projects.${key}`);
  return (
    <FactsCard
      title={name('title')}
      to="/projects"
      more={name('more')}
      facts={[
        [name('invested'), <MoneyText key="i" value={invested} code />],
        [name('promised'), <MoneyText key="p" value={promised} code />],
        [
          name('funded'),
          <span key="f">
            <MoneyText value={funded} code />{' '}
            <span className="soft">
              {translate(`${words}.projects.share`, {
                share: formatRate(shareBp(promised, funded)),
              })}
            </span>
          </span>,
        ],
        [name('payments'), <MoneyText key="y" value={payments} code />],
        [
          name('topUps'),
          <span key="t">
            <MoneyText value={topUps} code />{' '}
            <span className="soft">
              {translate(`${words}.projects.holdings`, {
                smart_count: topUpCount,
                count: count(topUpCount),
              })}
            </span>
          </span>,
        ],
      ]}
    />
  );
}
