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
  const format = useFormat();
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
        {articles.map(({ id, title: name, phase, endsAt, shownAt }) => (
          <li key={id}>
            <Link className="cell" to={to(id)}>
              <span className={styles.homeArticle}>
                <b className="strong">{name}</b>
                <span className="small muted num">
                  {phase && endsAt != null
                    ? `${t(`phase.${phase}`)} · ${t('until', { date: format.dateTime(endsAt) })}`
                    : format.date(shownAt)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
