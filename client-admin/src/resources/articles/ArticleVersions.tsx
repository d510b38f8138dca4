import { useTranslate } from 'react-admin';
import { ask } from '../../lib/request';
import { PagedCard } from '../../ui/list/PagedCard';
import { Pill } from '../../ui/Pill';
import { ChangedTexts } from '../../ui/texts/ChangedTexts';
import { differences } from '../../ui/texts/differences';
import { ArticleVersionsDocument } from '../../ui/texts/versions.generated';
import { TimeText } from '../../ui/TimeText';
import type { Article, Version } from './articleDraft';
import styles from './ArticleVersions.module.css';
import { SeenPill } from './StatePills';

/** Every version, newest first, with what it changed of the one before. */
export function ArticleVersions({ article }: { readonly article: Article }) {
  const { id, newest } = article;
  return (
    <div style={{ marginTop: 16 }}>
      <PagedCard
        queryKey={['articleVersions', id, String(newest.version)]}
        pageOf={async (after) =>
          (await ask(ArticleVersionsDocument, { id, first: 10, after })).articleVersions
        }
        title="resources.articles.versions"
        older="resources.articles.older"
      >
        {(one, before) => (
          <OneVersion
            version={one}
            before={before}
            seen={
              article.state === 'PUBLISHED' && article.published === one.version ? article : null
            }
            followsAt={article.next === one.version ? article.nextAt : null}
          />
        )}
      </PagedCard>
    </div>
  );
}

interface Props {
  readonly version: Version;
  /** Null for the first, or where the one before is not read yet. */
  readonly before: Version | null;
  /** Whose version people see, or will; null where it is not this one. */
  readonly seen: Article | null;
  /** When it takes the place of the one that is shown; null where it does not. */
  readonly followsAt: string | null;
}

function OneVersion({ version, before, seen, followsAt }: Props) {
  const translate = useTranslate();
  const changes = before === null ? [] : differences(before, version);
  return (
    <article className={styles.articleVersion}>
      <h3 className="strong">
        {translate('resources.articles.versionOf', { version: version.version })} ·{' '}
        <TimeText at={version.madeAt} /> ·{' '}
        {version.by?.name ?? translate('resources.auditEntries.system')}{' '}
        {seen && <SeenPill article={seen} />}
        {followsAt !== null && (
          <Pill tone="info">
            {translate('resources.articles.from')} <TimeText at={followsAt} />
          </Pill>
        )}
      </h3>
      <ChangedTexts changes={changes} />
    </article>
  );
}
