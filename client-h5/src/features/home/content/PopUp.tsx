import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { AgreementDueDocument } from '../../../lib/session/agreementDue.generated';
import { HtmlText } from '../../../ui/HtmlText';
import { Sheet } from '../../../ui/sheet/Sheet';
import type { HomeContentQuery } from './homeContent.generated';
import { markSeen, wasSeen } from './seenPopUps';

type Article = HomeContentQuery['popUps']['edges'][number]['node'];

interface Props {
  readonly article: Article;
  readonly userId: string;
}

/**
 * Once on a device for each item, on Home alone: never over an order, and never over a new agreement, which is asked
 * for once a visit has begun.
 */
export function PopUp({ article: { id, title, body }, userId }: Props) {
  const own = `${userId}:${id}`;
  const [open, setOpen] = useState(() => !wasSeen(own));
  const { data } = useQuery(AgreementDueDocument, { fetchPolicy: 'cache-only' });
  return (
    <Sheet
      open={open && data?.me.agreementAccepted === true}
      title={title}
      onClose={() => {
        markSeen(own);
        setOpen(false);
      }}
    >
      <HtmlText html={body} />
    </Sheet>
  );
}
