import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { useActions } from '../../lib/useActions';
import { ActDialog } from '../../ui/ActDialog';
import { useChangeWords } from '../../ui/changes/useChangeWords';
import { ReasonField } from '../../ui/field/ReasonField';
import { useAct } from '../../ui/useAct';
import { useReason } from '../../ui/useReason';
import { proposalActions } from './proposalActions';
import { ProposedChange } from './ProposedChange';
import type { ProposalFragment } from './proposals.generated';

export type ProposalAct = 'confirm' | 'refuse' | 'withdraw';

interface Props {
  readonly proposal: ProposalFragment;
  readonly act: ProposalAct;
  readonly onClose: () => void;
}

function useProposalAct({ act, onClose }: Omit<Props, 'proposal'>) {
  const notify = useNotify();
  const refresh = useRefresh();
  const actions = useActions('proposals', proposalActions);
  return useAct({
    run: actions[act],
    onDone: () => {
      notify(`resources.proposals.${act}.done`, { type: 'success' });
      refresh();
      onClose();
    },
    onRefused: () => {
      refresh();
    },
  });
}

/** Before and after once more, and what the act does, before it is done. */
export function ProposalDialog({ proposal, act, onClose }: Props) {
  const translate = useTranslate();
  const { subject } = useChangeWords();
  const acting = useProposalAct({ act, onClose });
  const { reason, setReason, missing, send } = useReason();
  const words = `resources.proposals.${act}`;
  const { id, number } = proposal;
  const confirm = () => {
    if (act === 'refuse') {
      send((why) => {
        acting.act({ id, reason: why });
      });
    } else acting.act({ id });
  };
  return (
    <ActDialog
      title={translate(`${words}.title`, { number })}
      confirm={translate(`${words}.action`)}
      danger={act !== 'confirm'}
      busy={acting.busy}
      fault={acting.faultBeside('reason')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="soft">{translate(`${words}.text`)}</p>
      <b>{subject(proposal)}</b>
      <ProposedChange proposal={proposal} />
      {act === 'refuse' && (
        <ReasonField
          autoFocus
          label={translate(`${words}.reason`)}
          value={reason}
          fault={acting.faultOf('reason')}
          missing={missing}
          onChange={setReason}
        />
      )}
    </ActDialog>
  );
}
