import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useRecordContext, useTranslate } from 'react-admin';
import { LegalDifference } from '../../ui/texts/LegalDifference';
import { TimeText } from '../../ui/TimeText';
import { ProposalDialog, type ProposalAct } from './ProposalDialog';
import { ProposedChange } from './ProposedChange';
import type { ProposalFragment } from './proposals.generated';
import styles from './ProposalDetails.module.css';

/** The one who made it withdraws it; everybody else confirms or refuses. */
function Acts({ proposal }: { readonly proposal: ProposalFragment }) {
  const translate = useTranslate();
  const [asked, setAsked] = useState<ProposalAct | null>(null);
  const { canAccess } = useCanAccess({ resource: 'proposals', action: 'decide' });
  if (canAccess !== true || proposal.state !== 'OPEN') return null;
  const offered: readonly ProposalAct[] = proposal.own ? ['withdraw'] : ['confirm', 'refuse'];
  return (
    <div className="row wrap">
      {offered.map((act) => (
        <Button
          key={act}
          variant={act === 'confirm' ? 'contained' : 'outlined'}
          onClick={() => {
            setAsked(act);
          }}
        >
          {translate(`resources.proposals.${act}.action`)}
        </Button>
      ))}
      {proposal.own && <span className="soft">{translate('resources.proposals.own')}</span>}
      {asked !== null && (
        <ProposalDialog
          proposal={proposal}
          act={asked}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </div>
  );
}

const countIn = (text: string | null | undefined): number => Number.parseInt(text ?? '0', 10);

/** The article and its two versions. */
function legalOf({ subject, changes }: ProposalFragment) {
  const version = changes.find(({ field }) => field === 'version');
  const [, id = ''] = subject.split('/');
  return { id, before: countIn(version?.before), after: countIn(version?.after) };
}

/** What a proposal changes, why, and how it ended. */
export function ProposalDetails() {
  const translate = useTranslate();
  const proposal = useRecordContext<ProposalFragment>();
  if (!proposal) return null;
  const { reason, closedBy, closedAt, closingReason } = proposal;
  const label = (name: string) => translate(`resources.proposals.fields.${name}`);
  return (
    <div className={styles.details}>
      <ProposedChange proposal={proposal} />
      {proposal.kind === 'LEGAL_TEXT' && <LegalDifference {...legalOf(proposal)} />}
      <dl className="facts">
        <div>
          <dt>{label('reason')}</dt>
          <dd>{reason}</dd>
        </div>
        {closedAt !== null && (
          <div>
            <dt>{label('closedAt')}</dt>
            <dd>
              <TimeText at={closedAt} />
            </dd>
          </div>
        )}
        {closedBy && (
          <div>
            <dt>{label('closedBy')}</dt>
            <dd>{closedBy.name}</dd>
          </div>
        )}
        {closingReason !== null && (
          <div>
            <dt>{label('closingReason')}</dt>
            <dd>{closingReason}</dd>
          </div>
        )}
      </dl>
      <Acts proposal={proposal} />
    </div>
  );
}
