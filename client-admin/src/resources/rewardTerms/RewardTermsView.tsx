import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useGetOne, useTranslate } from 'react-admin';
import { retryOnce } from '../../lib/retryOnce';
import { useFormat } from '../../lib/useFormat';
import { LoadFault } from '../../ui/list/LoadFault';
import { Skeleton } from '../../ui/list/Skeleton';
import { PageTitle } from '../../ui/PageTitle';
import { Pill } from '../../ui/Pill';
import { TableCard } from '../../ui/TableCard';
import { TimeText } from '../../ui/TimeText';
import type { RewardTerms } from './tiersDraft';
import { TermsDialog } from './TermsDialog';

const words = 'resources.rewardTerms';

/** The tiers in force, whether a campaign pays each, and what they were before. */
export function RewardTermsView() {
  const translate = useTranslate();
  const [asked, setAsked] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'rewardTerms', action: 'propose' });
  const { data, error, refetch } = useGetOne<RewardTerms & { readonly id: string }>(
    'rewardTerms',
    { id: 'now' },
    { retry: retryOnce },
  );
  return (
    <div className="page stack">
      <div className="page-head">
        <div>
          <PageTitle>{translate('shell.entry.rewardTerms')}</PageTitle>
          <p className="soft">{translate(`${words}.lead`)}</p>
        </div>
        {data && canAccess === true && (
          <Button
            variant="outlined"
            onClick={() => {
              setAsked(true);
            }}
          >
            {translate(`${words}.ask`)}
          </Button>
        )}
      </div>
      {!data && (error ? <LoadFault onRetry={() => void refetch()} /> : <Skeleton />)}
      {data && <Tiers terms={data} />}
      {data && <Versions terms={data} />}
      {data && asked && (
        <TermsDialog
          terms={data}
          onClose={() => {
            setAsked(false);
          }}
        />
      )}
    </div>
  );
}

const columns = ['place', 'need', 'amount', 'turnoverTimes', 'paid'] as const;

function Tiers({ terms: { tiers } }: { readonly terms: RewardTerms }) {
  const translate = useTranslate();
  const { money, count } = useFormat();
  const label = (name: (typeof columns)[number]) => translate(`${words}.fields.${name}`);
  return (
    <TableCard title={translate(`${words}.inForce`)} columns={columns.map(label)} empty={null}>
      {tiers.map(({ need, amount, turnoverTimes, running }, place) => (
        <tr key={need}>
          <th scope="row">{place + 1}</th>
          <td data-label={label('need')}>{count(need)}</td>
          <td data-label={label('amount')}>{money({ amount, asset: 'USD' })}</td>
          <td data-label={label('turnoverTimes')}>× {turnoverTimes}</td>
          <td>
            <Pill tone={running ? 'ok' : 'amber'}>
              {translate(`${words}.${running ? 'running' : 'notRunning'}`)}
            </Pill>
          </td>
        </tr>
      ))}
    </TableCard>
  );
}

function Versions({ terms: { versions } }: { readonly terms: RewardTerms }) {
  const translate = useTranslate();
  return (
    <section className="card">
      <h2>{translate(`${words}.versions`)}</h2>
      <div className="card-body stack">
        {versions.length === 0 && <p className="soft">{translate(`${words}.noVersions`)}</p>}
        {versions.map(({ version, at, tiers }) => (
          <section key={version}>
            <h3 className="strong">
              {translate(`${words}.version`, { version })} · <TimeText at={at} />
            </h3>
            {tiers.map((tier) => (
              <p key={tier} className="soft">
                {tier}
              </p>
            ))}
          </section>
        ))}
      </div>
    </section>
  );
}
