import { useTranslate } from 'react-admin';
import type { DashboardRecord } from '../lib/useDashboard';
import { useFormat } from '../lib/useFormat';
import { formatRate } from '../lib/format';
import { shareBp } from '../lib/money/share';
import { FigureTile } from './FigureTile';

const words = 'resources.dashboard.projects';

/** What yield projects promise and have put aside, and what the next seven days bring. */
export function ProjectTiles({ figures }: { readonly figures: DashboardRecord['projects'] }) {
  const translate = useTranslate();
  const { count, money } = useFormat();
  const { promised, funded, invested, payments, topUps, topUpCount } = figures;
  return (
    <>
      <FigureTile
        title={translate(`${words}.promised`)}
        lead={money(promised)}
        unit={promised.asset}
        foot={translate(`${words}.invested`)}
        value={money(invested)}
      />
      <FigureTile
        title={translate(`${words}.funded`)}
        lead={money(funded)}
        unit={funded.asset}
        foot={translate(`${words}.share`)}
        value={formatRate(shareBp(promised, funded))}
      />
      <FigureTile
        title={translate(`${words}.payments`)}
        lead={money(payments)}
        unit={payments.asset}
        foot={translate(`${words}.paymentsText`)}
      />
      <FigureTile
        title={translate(`${words}.topUps`)}
        lead={money(topUps)}
        unit={topUps.asset}
        foot={translate(`${words}.topUpsText`)}
        value={count(topUpCount)}
      />
    </>
  );
}
