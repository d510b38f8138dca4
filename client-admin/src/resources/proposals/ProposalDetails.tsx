import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useRecordContext, useTranslate } from 'react-admin';
import { LegalDifference } from '../../ui/texts/LegalDifference';
import { useLegalVersions, type LegalChange } from '../../ui/texts/useLegalVersions';
import { TimeText } from '../../ui/TimeText';
import { ProposalDialog, type ProposalAct } from './ProposalDialog';
import { ProposedChange } from './ProposedChange';
import type { ProposalFragment } from './proposals.generated';
import styles from './ProposalDetails.module.css';

interface ActsProps {
  readonly proposal: ProposalFragment;
  /** Nobody puts in force what they could not read. */
  readonly unread: boolean;
}

/** The one who made it withdraws it; everybody else confirms or refuses. */
function Acts({ proposal, unread }: ActsProps) {
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
          disabled={act === 'confirm' && unread}
          onClick={() => {
            setAsked(act);
          }}
        >
          {translate(`resources.proposals.${act}.action`)}
        </Button>
      ))}
      {proposal.own && <span className="soft">{translate('resources.proposals.own')}</span>}
      {!proposal.own && unread && (
        <span className="soft">{translate('resources.proposals.unread')}</span>
      )}
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

/** The article and its two versions; null where what is proposed is no text that people accept. */
function legalOf({ kind, subject, changes }: ProposalFragment): LegalChange | null {
  if (kind !== 'LEGAL_TEXT') return null;
  const version = changes.find(({ field }) => field === 'version');
  const [, id = ''] = subject.split('/');
  return { id, before: countIn(version?.before), after: countIn(version?.after) };
}

/** What a proposal changes, why, and how it ended. */
export function ProposalDetails() {
  const translate = useTranslate();
  const proposal = useRecordContext<ProposalFragment>();
  const legal = proposal ? legalOf(proposal) : null;
  const { data } = useLegalVersions(legal);
  if (!proposal) return null;
  const { reason, closedBy, closedAt, closingReason } = proposal;
  const label = (name: string) => translate(`resources.proposals.fields.${name}`);
  return (
    <div className={styles.details}>
      <ProposedChange proposal={proposal} />
      {legal && <LegalDifference change={legal} />}
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
      <Acts proposal={proposal} unread={legal !== null && !data} />
    </div>
  );
}
