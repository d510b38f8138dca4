import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ActDialog } from './ActDialog';
import { ReasonField } from './field/ReasonField';
import type { useAct } from './useAct';
import { useReason } from './useReason';

interface Props {
  /** Where its words stand: title, text, reason, confirm. */
  readonly words: string;
  /** Of whom or what, how many, how much: named in its words. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** The title and the verb, where others say them. */
  readonly title?: string;
  readonly confirm?: string;
  readonly danger?: boolean;
  /** What users will read of the reason, under these words. */
  readonly preview?: string;
  readonly acting: Pick<ReturnType<typeof useAct>, 'busy' | 'faultOf' | 'faultBeside'>;
  /** What else it asks; after a first try it says what is missing there. */
  readonly children?: ReactNode | ((tried: boolean) => ReactNode);
  /** The fields among these that say themselves what the server refused of them. */
  readonly fields?: readonly string[];
  readonly onReason: (reason: string) => void;
  readonly onClose: () => void;
}

/** An act that needs a reason. Says what it does before it is done. */
export function ReasonDialog({ words, values = {}, acting, onReason, onClose, ...rest }: Props) {
  const { title = `${words}.title`, confirm = `${words}.confirm`, danger = false } = rest;
  const { preview, children, fields = [] } = rest;
  const translate = useTranslate();
  const { reason, setReason, tried, missing, shown, send } = useReason();
  const { busy, faultOf, faultBeside } = acting;
  return (
    <ActDialog
      title={translate(title, values)}
      confirm={translate(confirm, values)}
      danger={danger}
      busy={busy}
      fault={faultBeside('reason', ...fields)}
      onConfirm={() => {
        send(onReason);
      }}
      onClose={onClose}
    >
      <p className="soft">{translate(`${words}.text`, values)}</p>
      {typeof children === 'function' ? children(tried) : children}
      <ReasonField
        autoFocus={children === undefined}
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
