import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { copy } from '../../lib/share/copy';
import { IconButton } from '../Button';

interface Props {
  readonly name: string;
  readonly children: ReactNode;
}

/** One line of a list of facts; nothing when there is nothing to say. */
export function Fact({ name, children }: Props) {
  if (children == null || children === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}

/** A text that is long to type, with a button that copies it. */
export function CopyText({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <span className="copy-text">
      {text}
      <IconButton label={label} onClick={() => void copy(text)}>
        <Copy size={16} strokeWidth={1.8} aria-hidden />
      </IconButton>
    </span>
  );
}
