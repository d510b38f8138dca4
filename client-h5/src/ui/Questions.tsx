import { classes } from '../lib/classes';
import { HtmlText } from './HtmlText';
import styles from './Questions.module.css';

interface Question {
  readonly id: string;
  readonly title: string;
  readonly body: string;
}

/** What the operator answers once for everybody; each answer opens below its question. */
export const Questions = ({
  edges,
}: {
  readonly edges: readonly { readonly node: Question }[];
}) => (
  <ul className="card card-list">
    {edges.map(({ node: { id, title, body } }) => (
      <li key={id}>
        <details>
          <summary className={classes('cell', styles.question)}>{title}</summary>
          <div className={styles.answer}>
            <HtmlText html={body} />
          </div>
        </details>
      </li>
    ))}
  </ul>
);
