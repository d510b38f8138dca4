import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { ask } from '../../lib/request';
import { LoadFault } from '../list/LoadFault';
import { Skeleton } from '../list/Skeleton';
import { ChangedTexts } from './ChangedTexts';
import { differences } from './differences';
import { ArticleVersionsDocument, type ArticleVersionFragment } from './versions.generated';

interface Props {
  /** Of the article. */
  readonly id: string;
  /** The version in force when it was proposed, and the one that is proposed. */
  readonly before: number;
  readonly after: number;
}

async function versionOf(id: string, version: number): Promise<ArticleVersionFragment | null> {
  const asked = { id, first: 1, after: String(version + 1) };
  const [found] = (await ask(ArticleVersionsDocument, asked)).articleVersions.items;
  return found?.version === version ? found : null;
}

/** Both texts of what people are to accept, in ten languages: whoever confirms it answers for every word. */
export function LegalDifference({ id, before, after }: Props) {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['legalDifference', id, before, after],
    queryFn: () => Promise.all([versionOf(id, before), versionOf(id, after)]),
    staleTime: Infinity,
  });
  if (!data && error) return <LoadFault onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  const [was, is] = data;
  return (
    <section className="stack" aria-label={translate('resources.articles.propose.difference')}>
      <h3 className="strong">{translate('resources.articles.propose.difference')}</h3>
      {was && is && <ChangedTexts changes={differences(was, is)} />}
    </section>
  );
}
