import { useTranslate } from 'react-admin';
import { ActDialog } from './ActDialog';
import { ReasonField } from './field/ReasonField';
import type { useAct } from './useAct';
import { useReason } from './useReason';

type Acting = Pick<ReturnType<typeof useAct>, 'busy' | 'faultOf' | 'faultBeside'>;

interface Props {
  /** Of whom or what, in the title. */
  readonly name: string;
  /** Where its words stand: title, text, reason. */
  readonly words: string;
  readonly confirm: string;
  readonly danger?: boolean;
  /** What users will read of the reason, under these words. */
  readonly preview?: string;
  readonly acting: Acting;
  readonly onReason: (reason: string) => void;
  readonly onClose: () => void;
}

/** An act that needs a reason. Says what it does before it is done. */
export function ReasonDialog({ name, words, confirm, acting, onReason, ...rest }: Props) {
  const { danger = false, preview, onClose } = rest;
  const translate = useTranslate();
  const { reason, setReason, missing, shown, send } = useReason();
  const { busy, faultOf, faultBeside } = acting;
  return (
    <ActDialog
      title={translate(`${words}.title`, { name })}
      confirm={translate(confirm)}
      danger={danger}
      busy={busy}
      fault={faultBeside('reason')}
      onConfirm={() => {
        send(onReason);
      }}
      onClose={onClose}
    >
      <p className="soft">{translate(`${words}.text`)}</p>
      <ReasonField
        autoFocus
        label={translate(`${words}.reason`)}
        value={reason}
        fault={faultOf('reason')}
        missing={missing}
        onChange={setReason}
      />
      {preview !== undefined && (
        <div className="preview">
          <b>{translate(preview)}</b>
          {shown}
        </div>
      )}
    </ActDialog>
  );
}
