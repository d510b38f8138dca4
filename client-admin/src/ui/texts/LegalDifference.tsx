import { useTranslate } from 'react-admin';
import { LoadFault } from '../list/LoadFault';
import { Skeleton } from '../list/Skeleton';
import { ChangedTexts } from './ChangedTexts';
import { differences } from './differences';
import { useLegalVersions, type LegalChange } from './useLegalVersions';

/** Both texts of what people are to accept, in ten languages: whoever confirms it answers for every word. */
export function LegalDifference({ change }: { readonly change: LegalChange }) {
  const translate = useTranslate();
  const { data, error, refetch } = useLegalVersions(change);
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
