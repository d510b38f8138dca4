import { lazy, Suspense } from 'react';
import { classes } from '../lib/classes';
import { part } from '../lib/network/part';
import styles from './Questions.module.css';

/** What cleans a text weighs more than a conversation, and no answer is open at first. */
const HtmlText = lazy(() =>
  part(() => import('./HtmlText')).then((file) => ({ default: file.HtmlText })),
);

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
  <ul className="card card-list card-plain">
    {edges.map(({ node: { id, title, body } }) => (
      <li key={id}>
        <details>
          <summary className={classes('cell', styles.question)}>{title}</summary>
          <div className={styles.answer}>
            <Suspense fallback={null}>
              <HtmlText html={body} />
            </Suspense>
          </div>
        </details>
      </li>
    ))}
  </ul>
);
