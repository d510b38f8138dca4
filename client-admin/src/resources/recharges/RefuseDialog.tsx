import { useDataProvider, useTranslate } from 'react-admin';
import { defaultLanguage, languageFacts, readLanguage } from '../../../../schema/languages';
import type { ConsoleProvider } from '../../providers/actions';
import { ActDialog } from '../../ui/ActDialog';
import { ReasonField } from '../../ui/ReasonField';
import { useAct } from '../../ui/useAct';
import { useReason } from '../../ui/useReason';
import { onVersion, type Recharge } from './recharge';
import { ReasonChoices } from '../../queue/ReasonChoices';
import { useDecided } from '../../queue/useDecided';

interface Props {
  readonly recharge: Recharge;
  readonly onClose: () => void;
}

/** A refusal in the user's own language, seen as the user will see it before it is sent. */
export function RefuseDialog({ recharge, onClose }: Props) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleProvider>();
  const { reason, setReason, missing, shown, send } = useReason();
  const { act, busy, faultOf, faultBeside, idempotencyKey } = useAct({
    run: provider.refuseRecharge,
    onDone: useDecided(onClose),
  });
  const language = readLanguage(recharge.user.language) ?? defaultLanguage;
  const { name, tag } = languageFacts[language];
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
      <p className="soft">{translate(`${words}.text`, { language: name })}</p>
      <ReasonChoices language={language} chosen={reason} onChoose={setReason} />
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
