import { Checkbox, FormControlLabel } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../lib/useFormat';
import { ActDialog } from '../../ui/ActDialog';
import { Correction } from './Correction';
import type { Recharge } from './recharge';
import { ReferenceField } from './ReferenceField';
import { useApproval } from './useApproval';

interface Props {
  readonly recharge: Recharge;
  readonly onClose: () => void;
}

/** One's own reading of the bank line against what the user declared. */
export function ApproveDialog({ recharge, onClose }: Props) {
  const translate = useTranslate();
  const { money } = useFormat();
  const { form, confirm, busy, fault, faultOf, referenceFault } = useApproval(recharge, onClose);
  const { differs, setDiffers } = form;
  const isSecond = recharge.firstApproval !== null;
  const verb = isSecond ? 'second' : 'approve';
  const amount = money(form.credited, { code: true });
  const words = 'resources.recharges.approve';
  return (
    <ActDialog
      title={translate(`${words}.title`)}
      confirm={translate(`${words}.${differs ? 'first' : verb}`, { amount })}
      busy={busy}
      fault={fault}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="soft">{translate(`${words}.${isSecond ? 'secondText' : 'text'}`)}</p>
      <ReferenceField form={form} fault={referenceFault} />
      {!isSecond && (
        <FormControlLabel
          label={translate(`${words}.differs`)}
          control={
            <Checkbox
              checked={differs}
              onChange={(_, checked) => {
                setDiffers(checked);
              }}
            />
          }
        />
      )}
      {differs && <Correction form={form} declared={recharge.amount} faultOf={faultOf} />}
      {!isSecond && !differs && <p className="mute">{translate(`${words}.threshold`)}</p>}
    </ActDialog>
  );
}
