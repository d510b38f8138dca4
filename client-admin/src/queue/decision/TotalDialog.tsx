import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useOnline } from '../../lib/connection';
import { ActDialog } from '../../ui/ActDialog';
import { FactList, type Fact } from '../../ui/FactList';
import { useQueueWords } from '../useQueueWords';
import { useSendKey } from './useSendKey';

interface TotalProps {
  /** This approval is the first of two. */
  readonly isFirst: boolean;
  /** By the names of the resource's fields, the total first. */
  readonly facts: readonly Fact[];
}

interface Props extends TotalProps {
  /** The verb on the button, as on the form's. */
  readonly confirm: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Takes the focus itself: a key that is still held down presses no button. */
function Total({ isFirst, facts }: TotalProps) {
  const translate = useTranslate();
  const words = useQueueWords();
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    said.current?.focus();
  }, []);
  return (
    <div ref={said} tabIndex={-1} className="stack" style={{ boxShadow: 'none', outline: 0 }}>
      <p className="soft">{translate(`queue.total.${isFirst ? 'first' : 'second'}`)}</p>
      <FactList facts={facts} label={(name) => words(`fields.${name}`)} />
    </div>
  );
}

/** What an approval comes to, once more before it is sent: how much, of whom, by which way. */
export function TotalDialog({ isFirst, facts, confirm, busy, onConfirm, onClose }: Props) {
  const translate = useTranslate();
  const online = useOnline();
  useSendKey(() => {
    if (online && !busy) onConfirm();
  });
  return (
    <ActDialog
      title={translate('queue.total.title')}
      confirm={confirm}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Total isFirst={isFirst} facts={facts} />
    </ActDialog>
  );
}
