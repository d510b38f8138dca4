import { useTranslate } from 'react-admin';
import { ActDialog } from '../../ui/ActDialog';
import { ReasonField } from '../../ui/ReasonField';
import type { useAct } from '../../ui/useAct';
import { useReason } from '../../ui/useReason';
import type { User } from './user';

type OnUser = ReturnType<typeof useAct<{ id: string; reason: string }, unknown>>;

interface Props {
  readonly user: User;
  /** Where its words stand: title, text, reason. */
  readonly words: string;
  readonly confirm: string;
  readonly danger?: boolean;
  /** What the user will read of the reason, under these words. */
  readonly preview?: string;
  readonly acting: OnUser;
  readonly onClose: () => void;
}

/** An act on a user that needs a reason. Says what it does before it is done. */
export function ReasonDialog({ user, words, confirm, acting, ...rest }: Props) {
  const { danger = false, preview, onClose } = rest;
  const translate = useTranslate();
  const { reason, setReason, missing, shown, send } = useReason();
  const { act, busy, faultOf, faultBeside } = acting;
  return (
    <ActDialog
      title={translate(`${words}.title`, { name: user.accountMasked })}
      confirm={translate(confirm)}
      danger={danger}
      busy={busy}
      fault={faultBeside('reason')}
      onConfirm={() => {
        send((why) => {
          act({ id: user.id, reason: why });
        });
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
