import { useTranslate } from 'react-admin';
import { useNow } from '../../lib/clock';
import { Pill } from '../../ui/Pill';
import { TimeText } from '../../ui/TimeText';
import { stateTones, type Article } from './articleDraft';

type Seen = Pick<Article, 'state' | 'seenFrom' | 'seenUntil'>;

interface Props {
  readonly article: Seen &
    Pick<Article, 'published' | 'next' | 'nextAt'> & {
      readonly newest: { readonly version: number };
    };
}

const isBy = (now: number, at: string | null): boolean => at !== null && Date.parse(at) <= now;

/** Whether people see it: what is published is shown within its window alone. */
export function SeenPill({ article: { state, seenFrom, seenUntil } }: { readonly article: Seen }) {
  const translate = useTranslate();
  const now = useNow(15_000);
  const words = (name: string) => translate(`resources.articles.${name}`);
  if (state === 'PUBLISHED' && seenFrom !== null && !isBy(now, seenFrom))
    return (
      <Pill tone="info">
        {words('from')} <TimeText at={seenFrom} />
      </Pill>
    );
  if (state === 'PUBLISHED' && isBy(now, seenUntil))
    return (
      <Pill tone="neutral">
        {words('over')} <TimeText at={seenUntil} />
      </Pill>
    );
  return <Pill tone={stateTones[state]}>{words(`state.${state}`)}</Pill>;
}

/** Whether people see it, which version takes its place and when, and whether there is a newer one. */
export function StatePills({ article }: Props) {
  const { state, published, next, nextAt, newest } = article;
  const translate = useTranslate();
  return (
    <span className="row wrap">
      <SeenPill article={article} />
      {nextAt !== null && (
        <Pill tone="info">
          {translate('resources.articles.follows', { version: next })} <TimeText at={nextAt} />
        </Pill>
      )}
      {state === 'PUBLISHED' && newest.version > (next ?? published ?? 0) && (
        <Pill tone="amber">{translate('resources.articles.newer')}</Pill>
      )}
    </span>
  );
}
