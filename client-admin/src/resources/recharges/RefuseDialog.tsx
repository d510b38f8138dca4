import { useTranslate } from 'react-admin';
import { defaultLanguage, languageFacts, readLanguage } from '../../../../schema/languages';
import { useActions } from '../../lib/useActions';
import { onVersion } from '../../queue/queue';
import { ReasonChoices } from '../../queue/ReasonChoices';
import { ActDialog } from '../../ui/ActDialog';
import { ReasonField } from '../../ui/ReasonField';
import { useAct } from '../../ui/useAct';
import { useReason } from '../../ui/useReason';
import type { Recharge } from './recharge';
import { rechargeActions } from './rechargeActions';
import { reasonNames, refusalReasons, type ReasonName } from './refusalReasons';
import { useRechargeDecided } from './useRechargeDecided';

interface Props {
  readonly recharge: Recharge;
  readonly onClose: () => void;
}

/** A refusal in the user's own language, seen as the user will see it before it is sent. */
export function RefuseDialog({ recharge, onClose }: Props) {
  const translate = useTranslate();
  const { refuse } = useActions('recharges', rechargeActions);
  const { reason, setReason, missing, shown, send } = useReason();
  const { act, busy, faultOf, faultBeside, idempotencyKey } = useAct({
    run: refuse,
    onDone: useRechargeDecided(onClose),
  });
  const language = readLanguage(recharge.user.language) ?? defaultLanguage;
  const { name: languageName, tag } = languageFacts[language];
  const words = 'resources.recharges.refuse';
  return (
    <ActDialog
      title={translate(`${words}.title`)}
      confirm={translate(`${words}.confirm`)}
      danger
      busy={busy}
      fault={faultBeside('reason')}
      onConfirm={() => {
        send((why) => {
          act({ ...onVersion(recharge), reason: why, idempotencyKey });
        });
      }}
      onClose={onClose}
    >
      <p className="soft">{translate(`${words}.text`, { language: languageName })}</p>
      <ReasonChoices
        label={translate(`${words}.presets`)}
        choices={reasonNames.map((name) => ({
          name,
          label: translate(`${words}.preset.${name}`),
        }))}
        chosen={reasonNames.find((name) => refusalReasons[language][name] === reason) ?? null}
        onChoose={(name) => {
          setReason(refusalReasons[language][name as ReasonName]);
        }}
      />
      <ReasonField
        label={translate(`${words}.reason`)}
        value={reason}
        fault={faultOf('reason') ?? missing}
        autoFocus
        onChange={setReason}
      />
      <div className="preview">
        <b>{translate(`${words}.preview`)}</b>
        <span lang={tag}>{shown}</span>
      </div>
    </ActDialog>
  );
}
