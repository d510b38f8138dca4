import { AArrowDown, AArrowUp, Share2 } from 'lucide-react';
import { useState } from 'react';
import { contentPaths } from '../../../../schema/content/routes';
import { share } from '../../lib/share/share';
import { usePlatform } from '../../lib/usePlatform';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { ArticleLink } from '../../ui/ArticleLink';
import { IconButton } from '../../ui/Button';
import { Page } from '../../ui/layout/Page';
import { Empty } from '../../ui/state/Empty';
import { Pending } from '../../ui/state/Pending';
import styles from './ArticleScreen.module.css';
import type { ArticleQuery } from './content.generated';
import { HtmlText } from '../../ui/HtmlText';
import { useArticle } from './useArticle';

type Article = NonNullable<ArticleQuery['article']>;

/** `/pages/news/details?id=`: one article with who says it and since when. */
export function ArticleScreen() {
  const { t } = useWords('content');
  const { article, error, refetch } = useArticle();
  const [large, setLarge] = useState(false);
  return (
    <Page title={t('article')} back end={article && <Tools {...{ article, large, setLarge }} />}>
      {article === null && <Empty {...missing(t)} />}
      {article === undefined && <Pending error={error} onRetry={() => void refetch()} />}
      {article && <Text article={article} large={large} />}
    </Page>
  );
}

/** It was withdrawn, its time is over, or it never was. */
const missing = (t: ReturnType<typeof useWords<'content'>>['t']) => ({
  title: t('missing'),
  text: t('missingText'),
  action: { label: t('news'), to: contentPaths.news },
});

interface ToolsProps {
  readonly article: Article;
  readonly large: boolean;
  readonly setLarge: (large: boolean) => void;
}

function Tools({ article, large, setLarge }: ToolsProps) {
  const { t } = useWords('content');
  const Size = large ? AArrowDown : AArrowUp;
  return (
    <>
      <IconButton
        label={t(large ? 'smaller' : 'larger')}
        onClick={() => {
          setLarge(!large);
        }}
      >
        <Size size={21} strokeWidth={1.7} aria-hidden />
      </IconButton>
      <IconButton
        label={t('share')}
        onClick={() => void share({ url: window.location.href, title: article.title })}
      >
        <Share2 size={20} strokeWidth={1.7} aria-hidden />
      </IconButton>
    </>
  );
}

function Text({ article, large }: { readonly article: Article; readonly large: boolean }) {
  const { t } = useWords('content');
  const format = useFormat();
  const brand = usePlatform()?.brand ?? '';
  const { title, picture, summary, body, link, shownAt } = article;
  return (
    <article className={styles.article}>
      <h2>{title}</h2>
      <p className="small muted num">{t('source', { brand, date: format.dateTime(shownAt) })}</p>
      {picture != null && <img src={picture} alt="" className={styles.articleCover} />}
      {summary !== '' && <p className={styles.articleLead}>{summary}</p>}
      <HtmlText html={body} large={large} />
      {link != null && <ArticleLink link={link} label={t('open')} />}
    </article>
  );
}
