import { Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { verificationFields, type VerificationField } from '../../../../../schema/identity';
import { defaultLanguage, languageFacts, readLanguage } from '../../../../../schema/languages';
import { useActions } from '../../../lib/useActions';
import { DecisionForm } from '../../../queue/decision/DecisionForm';
import { useDraft } from '../../../queue/decision/drafts';
import { ReasonChoices } from '../../../queue/decision/ReasonChoices';
import { onVersion, type DecisionProps } from '../../../queue/queue';
import { useAnswers } from '../../../queue/useAnswers';
import { ReasonField } from '../../../ui/field/ReasonField';
import { useAct } from '../../../ui/useAct';
import { useReason } from '../../../ui/useReason';
import type { Verification } from '../verification';
import { verificationActions } from '../verificationActions';
import { faultyOf, reasonNames, refusalReasons } from './refusalReasons';
import { useVerificationDecided } from './useVerificationDecided';

const words = 'resources.verifications.refuse';

/** The faulty parts, the reason, and a refusal from its empty form to the server's answer. */
function useRefusal({ request, onClose }: DecisionProps<Verification>) {
  const { refuse } = useActions('verifications', verificationActions);
  const reason = useReason(useDraft(`verifications/${request.id}/refuse/reason`));
  const [faulty, setFaulty] = useState<readonly VerificationField[]>([]);
  const [tried, setTried] = useState(false);
  const { refused } = useAnswers();
  const { act, idempotencyKey, ...sending } = useAct({
    run: refuse,
    onDone: useVerificationDecided(onClose),
    onRefused: refused(request),
  });
  const confirm = () => {
    setTried(true);
    reason.send((why) => {
      if (faulty.length === 0) return;
      act({ ...onVersion(request), reason: why, faulty: [...faulty], idempotencyKey });
    });
  };
  const mark = (field: VerificationField, on: boolean) => {
    setFaulty((before) => [...before.filter((one) => one !== field), ...(on ? [field] : [])]);
  };
  return {
    ...reason,
    ...sending,
    faulty,
    setFaulty,
    mark,
    none: tried && faulty.length === 0,
    confirm,
  };
}

/** What is at fault, and why, in the user's own language. The rest they need not send again. */
export function RefuseForm(props: DecisionProps<Verification>) {
  const { request, held, onClose } = props;
  const translate = useTranslate();
  const { reason, setReason, missing, shown, confirm, ...form } = useRefusal(props);
  const language = readLanguage(request.user.language) ?? defaultLanguage;
  const choose = (text: string) => {
    setReason(text);
    const name = reasonNames.find((one) => refusalReasons[language][one] === text);
    if (name) form.setFaulty(faultyOf[name]);
  };
  return (
    <DecisionForm
      title={translate(`${words}.title`)}
      confirm={translate(`${words}.confirm`)}
      danger
      busy={form.busy}
      held={held}
      fault={form.none ? translate(`${words}.noFault`) : form.faultBeside('reason')}
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
        onChoose={choose}
      />
      <Faulty faulty={form.faulty} onMark={form.mark} />
      <ReasonField
        label={translate(`${words}.reason`)}
        value={reason}
        fault={form.faultOf('reason')}
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

interface FaultyProps {
  readonly faulty: readonly VerificationField[];
  readonly onMark: (field: VerificationField, on: boolean) => void;
}

function Faulty({ faulty, onMark }: FaultyProps) {
  const translate = useTranslate();
  return (
    <div role="group" aria-label={translate(`${words}.faulty`)}>
      <b className="strong">{translate(`${words}.faulty`)}</b>
      <div className="row wrap">
        {verificationFields.map((field) => (
          <FormControlLabel
            key={field}
            label={translate(`resources.verifications.field.${field}`)}
            control={
              <Checkbox
                size="small"
                checked={faulty.includes(field)}
                onChange={(_, on) => {
                  onMark(field, on);
                }}
              />
            }
          />
        ))}
      </div>
    </div>
  );
}
