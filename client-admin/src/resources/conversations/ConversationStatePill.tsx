import { useTranslate } from 'react-admin';
import { Pill, type Tone } from '../../ui/Pill';
import type { ConversationRow } from './conversation';

const tones: Record<ConversationRow['state'], Tone> = {
  WAITING: 'amber',
  IN_HAND: 'info',
  ANSWERED: 'ok',
  SILENT: 'neutral',
  CLOSED: 'neutral',
};

/** Where a conversation is. */
export function ConversationStatePill({ row }: { readonly row: Pick<ConversationRow, 'state'> }) {
  const translate = useTranslate();
  return (
    <Pill tone={tones[row.state]}>{translate(`resources.conversations.state.${row.state}`)}</Pill>
  );
}
