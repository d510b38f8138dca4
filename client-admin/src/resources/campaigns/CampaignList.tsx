import { Button } from '@mui/material';
import { useState } from 'react';
import { ListBase, useCanAccess, useTranslate } from 'react-admin';
import { useNow } from '../../lib/clock';
import { useFormat } from '../../lib/useFormat';
import { ListFrame } from '../../ui/list/ListFrame';
import { ListColumn, ListTable } from '../../ui/list/ListTable';
import { PageTitle } from '../../ui/PageTitle';
import { Pill, type Tone } from '../../ui/Pill';
import {
  givenAs,
  isGranted,
  stateOf,
  titleOf,
  type Campaign,
  type CampaignState,
} from './campaign';
import { CampaignVersions } from './CampaignVersions';
import { CampaignDialog } from './edit/CampaignDialog';
import { CreditDialog } from './give/CreditDialog';
import { GrantDialog } from './give/GrantDialog';

const Column = ListColumn<Campaign>;

const tones: Readonly<Record<CampaignState, Tone>> = {
  running: 'ok',
  coming: 'info',
  closed: 'neutral',
  ended: 'neutral',
  spent: 'amber',
};

type Asked =
  | { readonly act: 'new' | 'credit' }
  | { readonly act: 'change' | 'grant'; readonly campaign: Campaign };

/** One below the other: beside each other they would push the acts out of the table. */
const Days = ({ from, to }: { readonly from: string; readonly to: string }) => (
  <>
    {from} –<br />
    {to}
  </>
);

function Rows({ onAsk }: { readonly onAsk: (asked: Asked) => void }) {
  const translate = useTranslate();
  const { money, date, language } = useFormat();
  const now = useNow(30_000);
  const { canAccess: mayPropose } = useCanAccess({ resource: 'campaigns', action: 'propose' });
  const { canAccess: mayGrant } = useCanAccess({ resource: 'campaigns', action: 'grant' });
  const label = (name: string) => translate(`resources.campaigns.fields.${name}`);
  const usd = (amount: string) => money({ amount, asset: 'USD' });
  const button = (act: 'change' | 'grant', campaign: Campaign) => (
    <Button
      size="small"
      variant="text"
      aria-label={translate(`resources.campaigns.of.${act}`, { name: titleOf(campaign, language) })}
      onClick={(event) => {
        event.stopPropagation();
        onAsk({ act, campaign });
      }}
    >
      {translate(`resources.campaigns.${act}Short`)}
    </Button>
  );
  return (
    <ListTable<Campaign> rowClick="expand" expand={<CampaignVersions />}>
      <Column label={label('title')} render={(row) => titleOf(row, language)} />
      <Column
        label={label('class')}
        render={(row) => translate(`resources.campaigns.${givenAs(row)}`)}
      />
      <Column label={label('amount')} render={({ amount }) => usd(amount)} />
      <Column label={label('times')} render={({ turnoverTimes }) => `× ${String(turnoverTimes)}`} />
      <Column
        label={label('spent')}
        render={({ spent, budget }) =>
          translate('resources.campaigns.spentOf', { spent: usd(spent), budget: usd(budget) })
        }
      />
      <Column
        label={label('window')}
        render={({ startsAt, endsAt }) => <Days from={date(startsAt)} to={date(endsAt)} />}
      />
      <Column
        label={label('state')}
        render={(row) => (
          <Pill tone={tones[stateOf(row, now)]}>
            {translate(`resources.campaigns.state.${stateOf(row, now)}`)}
          </Pill>
        )}
      />
      <Column
        label={label('acts')}
        render={(row) => (
          <div className="row wrap">
            {mayGrant === true && isGranted(row, now) && button('grant', row)}
            {mayPropose === true && button('change', row)}
          </div>
        )}
      />
    </ListTable>
  );
}

function Dialogs({ asked, onClose }: { readonly asked: Asked; readonly onClose: () => void }) {
  if (asked.act === 'credit') return <CreditDialog onClose={onClose} />;
  if (!('campaign' in asked)) return <CampaignDialog campaign={null} onClose={onClose} />;
  if (asked.act === 'grant') return <GrantDialog campaign={asked.campaign} onClose={onClose} />;
  return <CampaignDialog campaign={asked.campaign} onClose={onClose} />;
}

/** Campaigns, newest first, and the two other ways to give: under one, and by hand. */
export function CampaignList() {
  const translate = useTranslate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { canAccess } = useCanAccess({ resource: 'campaigns', action: 'propose' });
  return (
    <ListBase resource="campaigns" perPage={25} exporter={false}>
      <div className="page">
        <div className="page-head" style={{ marginBottom: 12 }}>
          <div>
            <PageTitle>{translate('shell.entry.campaigns')}</PageTitle>
            <p className="soft">{translate('resources.campaigns.lead')}</p>
          </div>
          {canAccess === true && (
            <div className="row wrap">
              {(['new', 'credit'] as const).map((act) => (
                <Button
                  key={act}
                  variant="outlined"
                  onClick={() => {
                    setAsked({ act });
                  }}
                >
                  {translate(`resources.campaigns.ask.${act}`)}
                </Button>
              ))}
            </div>
          )}
        </div>
        <section className="card">
          <ListFrame empty={translate('resources.campaigns.empty')}>
            <Rows onAsk={setAsked} />
          </ListFrame>
        </section>
        {asked && (
          <Dialogs
            asked={asked}
            onClose={() => {
              setAsked(null);
            }}
          />
        )}
      </div>
    </ListBase>
  );
}
