import { Copy } from 'lucide-react';
import { useNotify, useTranslate } from 'react-admin';

interface Props {
  readonly text: string;
  /** What is copied, for the button's name. */
  readonly label: string;
  /** Shows only the first characters; all are copied. */
  readonly short?: number;
}

/** A long value with a button that copies the whole of it. */
export function CopyText({ text, label, short }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify('common.copied', { type: 'success' });
    } catch {
      notify('common.copyFailed', { type: 'warning' });
    }
  };
  return (
    <span className="row" style={{ gap: 4, justifyContent: 'inherit' }}>
      <span className="mono" title={text}>
        {short !== undefined && text.length > short ? `${text.slice(0, short)}…` : text}
      </span>
      <button
        type="button"
        className="icon-button"
        style={{ width: 28, height: 28 }}
        aria-label={translate('common.copy', { what: label })}
        onClick={(event) => {
          event.stopPropagation();
          void copy();
        }}
      >
        <Copy size={14} aria-hidden />
      </button>
    </span>
  );
}
