import { useTranslate } from 'react-admin';
import { Pill } from '../../ui/Pill';
import { TimeText } from '../../ui/TimeText';
import { stateTones, type Article } from './articleDraft';

interface Props {
  readonly article: Pick<Article, 'state' | 'published' | 'next' | 'nextAt'> & {
    readonly newest: { readonly version: number };
  };
}

/** Whether people see it, which version takes its place and when, and whether there is a newer one. */
export function StatePills({ article: { state, published, next, nextAt, newest } }: Props) {
  const translate = useTranslate();
  return (
    <span className="row wrap">
      <Pill tone={stateTones[state]}>{translate(`resources.articles.state.${state}`)}</Pill>
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
