import { useQuery } from '@apollo/client/react';
import { useArriving } from '../../lib/arrival';
import { useWords } from '../../lib/useWords';
import { Page } from '../../ui/layout/Page';
import { Empty } from '../../ui/state/Empty';
import { Pending } from '../../ui/state/Pending';
import styles from './AboutScreen.module.css';
import { AboutDocument, type AboutQuery } from './content.generated';
import { HtmlText } from '../../ui/HtmlText';

/** `/pages/about/aboutus`: who runs this, and what is asked most. */
export function AboutScreen() {
  const { t } = useWords('content');
  const { data, error, refetch } = useArriving(useQuery(AboutDocument));
  return (
    <Page title={t('about')} back>
      {data ? <Text {...data} /> : <Pending error={error} onRetry={() => void refetch()} />}
    </Page>
  );
}

function Text({ about, questions }: Pick<AboutQuery, 'about' | 'questions'>) {
  const { t } = useWords('content');
  const text = about.edges[0]?.node;
  if (!text && questions.edges.length === 0) {
    return <Empty title={t('missing')} text={t('emptyText')} />;
  }
  return (
    <>
      {text && <HtmlText html={text.body} />}
      {questions.edges.length > 0 && (
        <section className={styles.questions}>
          <h2>{t('questions')}</h2>
          <ul className="card card-list">
            {questions.edges.map(({ node: { id, title, body } }) => (
              <li key={id}>
                <details>
                  <summary className="cell">{title}</summary>
                  <div className={styles.answer}>
                    <HtmlText html={body} />
                  </div>
                </details>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
