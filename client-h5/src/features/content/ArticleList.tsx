import { Link } from 'react-router-dom';
import type { ActivityPhase, ArticleKind } from '../../graphql.generated';
import { useConnection } from '../../lib/useConnection';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { List } from '../../ui/layout/List';
import { Empty } from '../../ui/state/Empty';
import { Pending } from '../../ui/state/Pending';
import { contentPaths } from '../../../../schema/content/routes';
import styles from './ArticleList.module.css';
import { ArticlesDocument, type ArticleRowFragment } from './content.generated';

interface Props {
  readonly kind: ArticleKind;
  readonly phases?: readonly ActivityPhase[];
  /** Spoken name of the list. */
  readonly label: string;
  /** What stands where there is nothing. */
  readonly empty: string;
  readonly emptyText: string;
}

/** What is shown of one kind, page by page. */
export function ArticleList({ kind, phases, label, empty, emptyText }: Props) {
  const { items, error, ...list } = useConnection(ArticlesDocument, {
    variables: { kind, phases: phases ? [...phases] : null },
    pick: (data) => data.articles,
  });
  if (!items) return <Pending shape="list" error={error} onRetry={() => void list.refetch()} />;
  if (items.length === 0) return <Empty title={empty} text={emptyText} />;
  return (
    <List
      {...list}
      items={items}
      label={label}
      plain
      keyOf={({ id }) => id}
      render={(article) => <Row article={article} />}
    />
  );
}

function Row({ article }: { readonly article: ArticleRowFragment }) {
  const { id, kind, title, summary, picture } = article;
  const to = kind === 'ACTIVITY' ? contentPaths.activity(id) : contentPaths.article(id);
  return (
    <Link className={styles.articleRow} to={to}>
      {picture != null && <img src={picture} alt="" loading="lazy" width="96" height="72" />}
      <span className={styles.articleWords}>
        <b className="strong">{title}</b>
        {summary !== '' && <span className="small second">{summary}</span>}
        <span className="small muted num">
          <When article={article} />
        </span>
      </span>
    </Link>
  );
}

/** Since when it is shown; of an activity its phase and period. */
export function When({ article: { phase, startsAt, endsAt, shownAt } }: WhenProps) {
  const { t } = useWords('content');
  const format = useFormat();
  if (!phase || startsAt == null || endsAt == null) return format.date(shownAt);
  const period = { from: format.dateTime(startsAt), until: format.dateTime(endsAt) };
  return `${t(`phase.${phase}`)} · ${t('period', period)}`;
}

interface WhenProps {
  readonly article: Pick<ArticleRowFragment, 'phase' | 'startsAt' | 'endsAt' | 'shownAt'>;
}
