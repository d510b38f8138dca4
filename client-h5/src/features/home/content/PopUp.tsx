import { useState } from 'react';
import { HtmlText } from '../../../ui/HtmlText';
import { Sheet } from '../../../ui/sheet/Sheet';
import type { HomeContentQuery } from './homeContent.generated';
import { markSeen, wasSeen } from './seenPopUps';

type Article = HomeContentQuery['popUps']['edges'][number]['node'];

interface Props {
  readonly article: Article;
  readonly userId: string;
}

/** Once on a device for each item, on Home alone: never over an order. */
export function PopUp({ article: { id, title, body }, userId }: Props) {
  const own = `${userId}:${id}`;
  const [open, setOpen] = useState(() => !wasSeen(own));
  return (
    <Sheet
      open={open}
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
