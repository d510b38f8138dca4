import { Button } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { ask } from '../../lib/request';
import { LoadFault } from '../../ui/list/LoadFault';
import { Skeleton } from '../../ui/list/Skeleton';
import { Pill } from '../../ui/Pill';
import { ChangedTexts } from '../../ui/texts/ChangedTexts';
import { differences } from '../../ui/texts/differences';
import { ArticleVersionsDocument } from '../../ui/texts/versions.generated';
import { TimeText } from '../../ui/TimeText';
import type { Article, Version } from './articleDraft';
import styles from './ArticleVersions.module.css';

/** Every version, newest first, with what it changed of the one before. */
export function ArticleVersions({ article }: { readonly article: Article }) {
  const translate = useTranslate();
  const { id, newest } = article;
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['articleVersions', id, newest.version],
    queryFn: async ({ pageParam }) =>
      (await ask(ArticleVersionsDocument, { id, first: 10, after: pageParam })).articleVersions,
    initialPageParam: null as string | null,
    getNextPageParam: ({ info }) => (info.hasNext ? info.endCursor : null),
  });
  if (!data && error) return <LoadFault onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  const versions = data.pages.flatMap(({ items }) => items);
  return (
    <section className="card" style={{ marginTop: 16 }}>
      <h2>{translate('resources.articles.versions')}</h2>
      <div className="card-body stack">
        {versions.map((one, n) => (
          <OneVersion
            key={one.id}
            version={one}
            before={versions[n + 1] ?? null}
            shown={article.state === 'PUBLISHED' && article.published === one.version}
          />
        ))}
        {hasNextPage && (
          <Button variant="outlined" loading={isFetching} onClick={() => void fetchNextPage()}>
            {translate('resources.articles.older')}
          </Button>
        )}
      </div>
    </section>
  );
}

interface Props {
  readonly version: Version;
  /** Null for the first, or where the one before is not read yet. */
  readonly before: Version | null;
  readonly shown: boolean;
}

function OneVersion({ version, before, shown }: Props) {
  const translate = useTranslate();
  const changes = before === null ? [] : differences(before, version);
  return (
    <article className={styles.articleVersion}>
      <h3 className="strong">
        {translate('resources.articles.versionOf', { version: version.version })} ·{' '}
        <TimeText at={version.madeAt} /> ·{' '}
        {version.by?.name ?? translate('resources.auditEntries.system')}{' '}
        {shown && <Pill tone="ok">{translate('resources.articles.state.PUBLISHED')}</Pill>}
      </h3>
      <ChangedTexts changes={changes} />
    </article>
  );
}
