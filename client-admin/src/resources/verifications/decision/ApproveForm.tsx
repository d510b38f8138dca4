import { Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useActions } from '../../../lib/useActions';
import { DecisionForm } from '../../../queue/decision/DecisionForm';
import { useDraft } from '../../../queue/decision/drafts';
import { onVersion, type DecisionProps } from '../../../queue/queue';
import { useAnswers } from '../../../queue/useAnswers';
import { useAct } from '../../../ui/useAct';
import type { Verification } from '../verification';
import { verificationActions } from '../verificationActions';
import { useVerificationDecided } from './useVerificationDecided';

/** What the reviewer has looked at with their own eyes. */
const ticks = ['real', 'corners', 'agrees'] as const;

const words = 'resources.verifications.approve';

/** An approval from its empty form to the server's answer. */
function useApproval({ request, onClose }: DecisionProps<Verification>) {
  const { approve } = useActions('verifications', verificationActions);
  const [birthDate, setBirthDate] = useDraft(`verifications/${request.id}/approve/birth`);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const { refused } = useAnswers();
  const { act, idempotencyKey, ...sending } = useAct({
    run: approve,
    onDone: useVerificationDecided(onClose),
    onRefused: refused(request),
  });
  const left = ticks.length - ticked.length + (birthDate === '' ? 1 : 0);
  return {
    ...{ ...sending, birthDate, setBirthDate, ticked, left },
    tick: (name: string, on: boolean) => {
      setTicked((before) => [...before.filter((one) => one !== name), ...(on ? [name] : [])]);
    },
    confirm: () => {
      act({ ...onVersion(request), birthDate, idempotencyKey });
    },
  };
}

/** The day of birth as the document shows it, and three looks; verifying is off until all are done. */
export function ApproveForm(props: DecisionProps<Verification>) {
  const { held, onClose } = props;
  const translate = useTranslate();
  const { birthDate, setBirthDate, ticked, tick, left, confirm, ...sending } = useApproval(props);
  const fault = sending.faultOf('birthDate');
  return (
    <DecisionForm
      title={translate(`${words}.title`)}
      confirm={translate(`${words}.confirm`)}
      busy={sending.busy}
      held={held}
      complete={left === 0}
      fault={sending.faultBeside('birthDate')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        type="date"
        label={translate(`${words}.birthDate`)}
        value={birthDate}
        required
        autoFocus
        fullWidth
        error={fault !== undefined}
        helperText={fault ?? translate(`${words}.birthHelp`)}
        slotProps={{ inputLabel: { shrink: true } }}
        onChange={({ target }) => {
          setBirthDate(target.value);
        }}
      />
      <div role="group" aria-label={translate(`${words}.ticks`)}>
        {ticks.map((name) => (
          <FormControlLabel
            key={name}
            label={translate(`${words}.tick.${name}`)}
            control={
              <Checkbox
                checked={ticked.includes(name)}
                onChange={(_, on) => {
                  tick(name, on);
                }}
              />
            }
          />
        ))}
      </div>
      <p className="soft" aria-live="polite">
        {left > 0 && translate(`${words}.left`, { smart_count: left })}
      </p>
    </DecisionForm>
  );
}
