import { useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { AgreementDueDocument } from '../../../lib/session/agreementDue.generated';
import { useWords } from '../../../lib/useWords';
import { ArticleLink } from '../../../ui/ArticleLink';
import { HtmlText } from '../../../ui/HtmlText';
import { Sheet } from '../../../ui/sheet/Sheet';
import styles from './HomeContent.module.css';
import { PopUpSeenDocument, type HomeContentQuery } from './homeContent.generated';
import { markSeen, wasSeen } from './seenPopUps';

type Article = HomeContentQuery['popUps']['edges'][number]['node'];

interface AllProps {
  /** As the operator orders them. */
  readonly articles: readonly Article[];
  readonly userId: string;
  /** Closed before, on whatever device. */
  readonly seen: readonly string[];
}

/** The first that was not seen when Home was opened: of several, one a visit. */
export function PopUps({ articles, userId, seen }: AllProps) {
  const [article] = useState(() => articles.find(({ id }) => !seen.includes(id)));
  if (!article) return null;
  return <PopUp article={article} userId={userId} seen={seen.includes(article.id)} />;
}

interface Props {
  readonly article: Article;
  readonly userId: string;
  readonly seen: boolean;
}

/**
 * Once for each person and item, on Home alone: never over an order, and never over a new agreement, which is asked
 * for once a visit has begun.
 */
function PopUp({ article: { id, title, body, picture, link }, userId, seen }: Props) {
  const { t } = useWords('content');
  const own = `${userId}:${id}`;
  const [closed, setClosed] = useState(() => wasSeen(own));
  useTelling(id, closed && !seen);
  const { data } = useQuery(AgreementDueDocument, { fetchPolicy: 'cache-only' });
  const keep = () => {
    markSeen(own);
  };
  return (
    <Sheet
      open={!closed && !seen && data?.me.agreementAccepted === true}
      title={title}
      onClose={() => {
        keep();
        setClosed(true);
      }}
    >
      {picture != null && <img src={picture} alt="" className={styles.popUpPicture} />}
      <HtmlText html={body} />
      {link != null && <ArticleLink link={link} label={t('open')} onFollow={keep} />}
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
