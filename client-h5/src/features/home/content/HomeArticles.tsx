import { Link } from 'react-router-dom';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import type { HomeArticleFragment } from './homeContent.generated';
import styles from './HomeContent.module.css';

interface Props {
  readonly title: string;
  /** Where all of them stand. */
  readonly all: string;
  readonly articles: readonly HomeArticleFragment[];
  readonly to: (id: string) => string;
}

/** Two of a kind, and the way to all. */
export function HomeArticles({ title, all, articles, to }: Props) {
  const { t } = useWords('content');
  if (articles.length === 0) return null;
  return (
    <section>
      <div className="section-head">
        <h2>{title}</h2>
        <Link to={all} aria-label={t('moreOf', { title })}>
          {t('more')}
        </Link>
      </div>
      <ul className="card card-list">
        {articles.map(({ id, title: name, ...when }) => (
          <li key={id}>
            <Link className="cell" to={to(id)}>
              <span className={styles.homeArticle}>
                <b className="strong">{name}</b>
                <span className="small muted num">
                  <When {...when} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type WhenProps = Pick<HomeArticleFragment, 'phase' | 'startsAt' | 'endsAt' | 'shownAt'>;

/** Since when it is shown; of an activity its phase, and the date that comes next: its begin, then its end. */
function When({ phase, startsAt, endsAt, shownAt }: WhenProps) {
  const { t } = useWords('content');
  const format = useFormat();
  const of = phase ? t(`phase.${phase}`) : '';
  if (phase === 'UPCOMING' && startsAt != null) {
    return `${of} · ${t('from', { date: format.dateTime(startsAt) })}`;
  }
  if (phase && endsAt != null) return `${of} · ${t('until', { date: format.dateTime(endsAt) })}`;
  return format.date(shownAt);
}
