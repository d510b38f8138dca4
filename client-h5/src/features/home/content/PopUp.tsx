import { useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { AgreementDueDocument } from '../../../lib/session/agreementDue.generated';
import { HtmlText } from '../../../ui/HtmlText';
import { Sheet } from '../../../ui/sheet/Sheet';
import { PopUpSeenDocument, type HomeContentQuery } from './homeContent.generated';
import { markSeen, wasSeen } from './seenPopUps';

type Article = HomeContentQuery['popUps']['edges'][number]['node'];

interface Props {
  readonly article: Article;
  readonly userId: string;
  /** It was closed before, on whatever device. */
  readonly seen: boolean;
}

/**
 * Once for each person and item, on Home alone: never over an order, and never over a new agreement, which is asked
 * for once a visit has begun.
 */
export function PopUp({ article: { id, title, body }, userId, seen }: Props) {
  const own = `${userId}:${id}`;
  const [closed, setClosed] = useState(() => wasSeen(own));
  useTelling(id, closed && !seen);
  const { data } = useQuery(AgreementDueDocument, { fetchPolicy: 'cache-only' });
  return (
    <Sheet
      open={!closed && !seen && data?.me.agreementAccepted === true}
      title={title}
      onClose={() => {
        markSeen(own);
        setClosed(true);
      }}
    >
      <HtmlText html={body} />
    </Sheet>
  );
}

/** Tells the server once what this device knows and it does not: also what was closed while nothing could be sent. */
function useTelling(id: string, due: boolean): void {
  const [tell] = useMutation(PopUpSeenDocument, {
    context: { quiet: true },
    update: (cache, { data }) => {
      const seen = data?.popUpSeen.popUpsSeen;
      if (seen != null) cache.modify({ fields: { popUpsSeen: () => seen } });
    },
  });
  useEffect(() => {
    if (due) void tell({ variables: { input: { id } } });
  }, [due, id, tell]);
}
