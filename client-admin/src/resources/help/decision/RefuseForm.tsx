import { defaultLanguage, languageFacts, readLanguage } from '../../../../../schema/languages';
import { DecisionForm } from '../../../queue/decision/DecisionForm';
import { useDraft } from '../../../queue/decision/drafts';
import { ReasonChoices } from '../../../queue/decision/ReasonChoices';
import { onVersion, type DecisionProps } from '../../../queue/queue';
import { useQueueWords } from '../../../queue/useQueueWords';
import { ReasonField } from '../../../ui/field/ReasonField';
import { useAct } from '../../../ui/useAct';
import { useReason } from '../../../ui/useReason';
import type { Help } from '../help';
import { reasonNamesOf, refusalReasons } from './refusalReasons';
import { useHelpDesk } from './useHelpDesk';

/** Why, in the user's own language. */
export function RefuseForm(props: DecisionProps<Help>) {
  const { request, held, onClose } = props;
  const words = useQueueWords();
  const { resource, actions, answers } = useHelpDesk(props);
  const { reason, setReason, missing, shown, send } = useReason(
    useDraft(`${resource}/${request.id}/refuse/reason`),
  );
  const { act, idempotencyKey, ...sending } = useAct({ run: actions.refuse, ...answers });
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
        choices={reasonNamesOf(request.kind).map((name) => ({
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
