import { defaultLanguage, languageFacts, readLanguage } from '../../../../../schema/languages';
import { useActions } from '../../../lib/useActions';
import { DecisionForm } from '../../../queue/decision/DecisionForm';
import { useDraft } from '../../../queue/decision/drafts';
import { ReasonChoices } from '../../../queue/decision/ReasonChoices';
import { useDecided } from '../../../queue/decision/useDecided';
import { onVersion, type DecisionProps } from '../../../queue/queue';
import { useAnswers } from '../../../queue/useAnswers';
import { useQueueWords } from '../../../queue/useQueueWords';
import { ReasonField } from '../../../ui/field/ReasonField';
import { useAct } from '../../../ui/useAct';
import { useReason } from '../../../ui/useReason';
import type { RewardClaim } from '../rewardClaim';
import { rewardClaimActions } from '../rewardClaimActions';
import { reasonNames, refusalReasons } from './refusalReasons';

/** Why, in the user's own language. */
export function RefuseForm({ request, held, onClose }: DecisionProps<RewardClaim>) {
  const words = useQueueWords();
  const { refuse } = useActions('rewardClaims', rewardClaimActions);
  const { refused } = useAnswers();
  const onDone = useDecided<RewardClaim>(onClose, ({ number }) => ({ number }));
  const { reason, setReason, missing, shown, send } = useReason(
    useDraft(`rewardClaims/${request.id}/refuse/reason`),
  );
  const { act, idempotencyKey, ...sending } = useAct({
    ...{ run: refuse, onDone, onRefused: refused(request) },
  });
  const language = readLanguage(request.user.language) ?? defaultLanguage;
  return (
    <DecisionForm
      title={words('refuse.title')}
      confirm={words('refuse.confirm')}
      danger
      busy={sending.busy}
      held={held}
      fault={sending.faultBeside('reason')}
      onConfirm={() => {
        send((why) => {
          act({ ...onVersion(request), reason: why, idempotencyKey });
        });
      }}
      onClose={onClose}
    >
      <p className="soft">{words('refuse.text', { language: languageFacts[language].name })}</p>
      <ReasonChoices
        label={words('refuse.presets')}
        choices={reasonNames.map((name) => ({
          label: words(`refuse.preset.${name}`),
          reason: refusalReasons[language][name],
        }))}
        chosen={reason}
        onChoose={setReason}
      />
      <ReasonField
        label={words('refuse.reason')}
        value={reason}
        fault={sending.faultOf('reason')}
        missing={missing}
        onChange={setReason}
      />
      <div className="preview">
        <b>{words('refuse.preview')}</b>
        <span lang={languageFacts[language].tag}>{shown}</span>
      </div>
    </DecisionForm>
  );
}
