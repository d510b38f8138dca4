import { useTranslate } from 'react-admin';
import { Pill } from '../../ui/Pill';
import { stateTones, type Article } from './articleDraft';

interface Props {
  readonly article: Pick<Article, 'state' | 'published'> & {
    readonly newest: { readonly version: number };
  };
}

/** Whether people see it, and whether what they see is the newest. */
export function StatePills({ article: { state, published, newest } }: Props) {
  const translate = useTranslate();
  return (
    <span className="row wrap">
      <Pill tone={stateTones[state]}>{translate(`resources.articles.state.${state}`)}</Pill>
      {state === 'PUBLISHED' && published !== newest.version && (
        <Pill tone="amber">{translate('resources.articles.newer')}</Pill>
      )}
    </span>
  );
}
