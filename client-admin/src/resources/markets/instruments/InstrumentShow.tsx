import { ShowBase, useShowContext, useTranslate } from 'react-admin';
import { detail } from '../../../lib/detail';
import { retryOnce } from '../../../lib/retryOnce';
import { LoadFault } from '../../../ui/list/LoadFault';
import { Skeleton } from '../../../ui/list/Skeleton';
import { PageTitle } from '../../../ui/PageTitle';
import type { Instrument } from '../market';
import { MarketVersions } from '../MarketVersions';
import { StatePill } from '../StatePill';
import { TermsTable } from '../TermsTable';
import { InstrumentActs } from './InstrumentActs';
import { InstrumentFacts } from './InstrumentFacts';

function Page() {
  const translate = useTranslate();
  const { record: instrument, error, refetch } = useShowContext<Instrument>();
  if (!instrument && error) return <LoadFault onRetry={() => void refetch()} />;
  if (!instrument) return <Skeleton />;
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <PageTitle>{instrument.symbol}</PageTitle>
          <StatePill {...instrument} />
        </div>
        <InstrumentActs instrument={instrument} />
      </div>
      {instrument.state === 'PROHIBITED' && (
        <p className="note bad" style={{ marginBottom: 16 }}>
          {translate('resources.instruments.prohibitedText', {
            reason: instrument.prohibitReason ?? '–',
          })}
        </p>
      )}
      <InstrumentFacts instrument={instrument} />
      <section className="card" style={{ marginTop: 16 }}>
        <h2>{translate('shell.entry.terms')}</h2>
        <TermsTable terms={instrument.terms} />
      </section>
      <MarketVersions of="instrument" id={instrument.id} version={instrument.version} />
    </div>
  );
}

/** One instrument: what it is, what is offered on it, and every change of either. */
export const InstrumentShow = () => (
  <ShowBase queryOptions={{ retry: retryOnce, meta: detail }}>
    <Page />
  </ShowBase>
);
