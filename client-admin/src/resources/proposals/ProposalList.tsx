import { Button } from '@mui/material';
import { useState } from 'react';
import { ListBase, useCanAccess, useExpanded, useTranslate } from 'react-admin';
import { proposalStates } from '../../../../schema/proposals';
import { useChangeWords } from '../../ui/changes/useChangeWords';
import { ChoiceChips } from '../../ui/ChoiceChips';
import { ListFrame } from '../../ui/list/ListFrame';
import { ListColumn, ListTable } from '../../ui/list/ListTable';
import { PageTitle } from '../../ui/PageTitle';
import { Pill, type Tone } from '../../ui/Pill';
import { TimeText } from '../../ui/TimeText';
import { ChannelDialog } from './channel/ChannelDialog';
import { RoleDialog } from './role/RoleDialog';
import { ProposalDetails } from './ProposalDetails';
import type { ProposalFragment } from './proposals.generated';

const Column = ListColumn<ProposalFragment>;

const tones: Partial<Record<ProposalFragment['state'], Tone>> = {
  OPEN: 'amber',
  CONFIRMED: 'ok',
  REFUSED: 'red',
};

/** The row's arrow is for the pointer alone; this opens the proposal from the keyboard too. */
function KindButton({ id, kind }: Pick<ProposalFragment, 'id' | 'kind'>) {
  const translate = useTranslate();
  const [expanded, toggle] = useExpanded('proposals', id);
  return (
    <button
      type="button"
      className="bare"
      aria-expanded={expanded}
      style={{ minHeight: 24 }}
      onClick={(event) => {
        event.stopPropagation();
        toggle();
      }}
    >
      {translate(`resources.proposals.kind.${kind}`)}
    </button>
  );
}

function Rows() {
  const translate = useTranslate();
  const { subject } = useChangeWords();
  const label = (name: string) => translate(`resources.proposals.fields.${name}`);
  return (
    <ListTable<ProposalFragment> rowClick="expand" expand={<ProposalDetails />}>
      <Column
        label={label('proposedAt')}
        render={({ proposedAt }) => <TimeText at={proposedAt} />}
      />
      <Column label={label('kind')} render={({ id, kind }) => <KindButton id={id} kind={kind} />} />
      <Column label={label('subject')} render={subject} />
      <Column label={label('proposedBy')} render={({ proposedBy }) => proposedBy.name} />
      <Column
        label={label('state')}
        render={({ state }) => (
          <Pill tone={tones[state] ?? 'neutral'}>
            {translate(`resources.proposals.state.${state}`)}
          </Pill>
        )}
      />
      <Column label={label('lapsesAt')} render={({ lapsesAt }) => <TimeText at={lapsesAt} />} />
    </ListTable>
  );
}

/** The ways to a new proposal, for whoever may make one. */
function Propose() {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'proposals', action: 'decide' });
  const [open, setOpen] = useState<'role' | 'channel' | null>(null);
  const close = () => {
    setOpen(null);
  };
  if (canAccess !== true) return null;
  return (
    <div className="row wrap">
      {(['role', 'channel'] as const).map((what) => (
        <Button
          key={what}
          variant="outlined"
          onClick={() => {
            setOpen(what);
          }}
        >
          {translate(`resources.proposals.${what}.title`)}
        </Button>
      ))}
      {open === 'role' && <RoleDialog onClose={close} />}
      {open === 'channel' && <ChannelDialog onClose={close} />}
    </div>
  );
}

/** What needs two administrators, newest first. */
export function ProposalList() {
  const translate = useTranslate();
  return (
    <ListBase resource="proposals" perPage={25} exporter={false}>
      <div className="page">
        <div className="page-head" style={{ marginBottom: 12 }}>
          <div>
            <PageTitle>{translate('shell.entry.proposals')}</PageTitle>
            <p className="soft">{translate('resources.proposals.lead')}</p>
          </div>
          <Propose />
        </div>
        <ChoiceChips
          source="state"
          label="resources.proposals.by.state"
          choices={proposalStates.map((state) => ({
            value: state,
            label: `resources.proposals.state.${state}`,
          }))}
        />
        <section className="card" style={{ marginTop: 12 }}>
          <ListFrame empty={translate('resources.proposals.empty')}>
            <Rows />
          </ListFrame>
        </section>
      </div>
    </ListBase>
  );
}
