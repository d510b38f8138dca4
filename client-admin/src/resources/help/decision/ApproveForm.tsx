import { Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useState } from 'react';
import type { IdentityStep } from '../../../graphql.generated';
import { DecisionForm } from '../../../queue/decision/DecisionForm';
import { onVersion, type DecisionProps } from '../../../queue/queue';
import { useQueueWords } from '../../../queue/useQueueWords';
import { useAct } from '../../../ui/useAct';
import type { Help } from '../help';
import { useHelpDesk } from './useHelpDesk';

/** Every identity step is ticked before anything is approved; what the user does then, nobody sees. */
export function ApproveForm(props: DecisionProps<Help>) {
  const { request, held, onClose } = props;
  const words = useQueueWords();
  const { actions, answers } = useHelpDesk(props);
  const [ticked, setTicked] = useState<readonly IdentityStep[]>([]);
  const { act, idempotencyKey, ...sending } = useAct({ run: actions.approve, ...answers });
  const needed = request.stepsNeeded;
  const [birthDate, setBirthDate] = useState('');
  const changing = request.queue === 'INFO_CHANGE';
  const steps = needed.filter((step) => !ticked.includes(step)).length;
  const left = steps + (changing && birthDate === '' ? 1 : 0);
  const fault = sending.faultOf('birthDate');
  return (
    <DecisionForm
      title={words('approve.title')}
      confirm={words('approve.confirm')}
      busy={sending.busy}
      held={held}
      complete={left === 0}
      fault={sending.faultBeside('birthDate')}
      onConfirm={() => {
        const read = changing ? { birthDate } : {};
        act({ ...onVersion(request), ...read, steps: [...ticked], idempotencyKey });
      }}
      onClose={onClose}
    >
      <p className="soft">{words('approve.text')}</p>
      {changing && (
        <TextField
          type="date"
          label={words('approve.birthDate')}
          value={birthDate}
          required
          fullWidth
          error={fault !== undefined}
          helperText={fault ?? words('approve.birthHelp')}
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={({ target }) => {
            setBirthDate(target.value);
          }}
        />
      )}
      <Steps needed={needed} ticked={ticked} onTick={setTicked} />
      <p className="soft" aria-live="polite">
        {left > 0 && words('approve.left', { smart_count: left })}
      </p>
    </DecisionForm>
  );
}

interface StepsProps {
  readonly needed: readonly IdentityStep[];
  readonly ticked: readonly IdentityStep[];
  readonly onTick: (ticked: readonly IdentityStep[]) => void;
}

/** How this person made sure of who asks; nothing for a kind that needs none. */
function Steps({ needed, ticked, onTick }: StepsProps) {
  const words = useQueueWords();
  if (needed.length === 0) return null;
  return (
    <div role="group" aria-label={words('approve.steps')}>
      {needed.map((step) => (
        <FormControlLabel
          key={step}
          label={words(`step.${step}`)}
          control={
            <Checkbox
              checked={ticked.includes(step)}
              onChange={(_, on) => {
                onTick([...ticked.filter((one) => one !== step), ...(on ? [step] : [])]);
              }}
            />
          }
        />
      ))}
    </div>
  );
}
