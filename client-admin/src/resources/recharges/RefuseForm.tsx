import { useTranslate } from 'react-admin';
import { defaultLanguage, languageFacts, readLanguage } from '../../../../schema/languages';
import { useActions } from '../../lib/useActions';
import { DecisionForm } from '../../queue/decision/DecisionForm';
import { useDraft } from '../../queue/decision/drafts';
import { onVersion, type DecisionProps } from '../../queue/queue';
import { ReasonChoices } from '../../queue/decision/ReasonChoices';
import { useAnswers } from '../../queue/useAnswers';
import { ReasonField } from '../../ui/field/ReasonField';
import { useAct } from '../../ui/useAct';
import { useReason } from '../../ui/useReason';
import type { Recharge } from './recharge';
import { rechargeActions } from './rechargeActions';
import { reasonNames, refusalReasons } from './refusalReasons';
import { useRechargeDecided } from './useRechargeDecided';

/** The reason, and a refusal from its empty form to the server's answer. */
function useRefusal({ request, onClose }: DecisionProps<Recharge>) {
  const { refuse } = useActions('recharges', rechargeActions);
  const reason = useReason(useDraft(`recharges/${request.id}/refuse/reason`));
  const { refused } = useAnswers();
  const { act, idempotencyKey, ...rest } = useAct({
    run: refuse,
    onDone: useRechargeDecided(onClose),
    onRefused: refused(request),
  });
  const confirm = () => {
    reason.send((why) => {
      act({ ...onVersion(request), reason: why, idempotencyKey });
    });
  };
  return { ...reason, ...rest, confirm };
}

/** A refusal in the user's own language, seen as the user will see it before it is sent. */
export function RefuseForm(props: DecisionProps<Recharge>) {
  const { request, held, onClose } = props;
  const translate = useTranslate();
  const { reason, setReason, missing, shown, confirm, ...sending } = useRefusal(props);
  const language = readLanguage(request.user.language) ?? defaultLanguage;
  const words = 'resources.recharges.refuse';
  return (
    <DecisionForm
      title={translate(`${words}.title`)}
      confirm={translate(`${words}.confirm`)}
      danger
      busy={sending.busy}
      held={held}
      fault={sending.faultBeside('reason')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="soft">
        {translate(`${words}.text`, { language: languageFacts[language].name })}
      </p>
      <ReasonChoices
        label={translate(`${words}.presets`)}
        choices={reasonNames.map((name) => ({
          label: translate(`${words}.preset.${name}`),
          reason: refusalReasons[language][name],
        }))}
        chosen={reason}
        onChoose={setReason}
      />
      <ReasonField
        label={translate(`${words}.reason`)}
        value={reason}
        fault={sending.faultOf('reason')}
        missing={missing}
        onChange={setReason}
      />
      <div className="preview">
        <b>{translate(`${words}.preview`)}</b>
        <span lang={languageFacts[language].tag}>{shown}</span>
      </div>
    </DecisionForm>
  );
}
