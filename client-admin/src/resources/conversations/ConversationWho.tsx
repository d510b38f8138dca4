import { useTranslate } from 'react-admin';
import { Avatar } from '../../ui/Avatar';
import type { ConversationRow } from './conversation';

/** A visitor has no account, and no name. */
export const useWho = () => {
  const translate = useTranslate();
  return ({ user }: Pick<ConversationRow, 'user'>): string =>
    user?.accountMasked ?? translate('resources.conversations.visitor');
};

/** Whose conversation it is, in a row. */
export function ConversationWho({ row }: { readonly row: ConversationRow }) {
  const who = useWho()(row);
  return (
    <span className="row">
      <Avatar name={who} size="small" />
      {who}
    </span>
  );
}
