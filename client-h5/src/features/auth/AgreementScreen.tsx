import { useQuery } from '@apollo/client/react';
import { useArriving } from '../../lib/arrival';
import { classes } from '../../lib/classes';
import { useWords } from '../../lib/useWords';
import { Page } from '../../ui/layout/Page';
import { LoadError } from '../../ui/state/LoadError';
import { Loading } from '../../ui/state/Loading';
import { AgreementDocument } from './auth.generated';
import styles from './AgreementScreen.module.css';

/** `/pages/login/agreement`: the text as it stands, with its version. */
export function AgreementScreen() {
  const { t } = useWords('auth');
  const { data, error, refetch } = useArriving(useQuery(AgreementDocument));
  return (
    <Page title={t('shared:pages.agreement')} back>
      {data && <Text agreement={data.agreement} />}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading onRetry={() => void refetch()} />}
    </Page>
  );
}

interface TextProps {
  readonly agreement: {
    readonly title: string;
    readonly version: string;
    readonly sections: readonly {
      readonly heading: string;
      readonly paragraphs: readonly string[];
    }[];
  };
}

const anchor = (index: number) => `section-${String(index)}`;

function Text({ agreement: { title, version, sections } }: TextProps) {
  const { t } = useWords('auth');
  return (
    <article className={styles.agreement}>
      <p className="strong">{title}</p>
      <p className="small">{t('auth.agreementVersion', { version })}</p>
      <nav className="card cell" aria-label={t('auth.contents')}>
        <ol className={classes(styles.agreementContents, 'grow')}>
          {sections.map(({ heading }, index) => (
            <li key={heading}>
              <button
                type="button"
                onClick={() => document.getElementById(anchor(index))?.scrollIntoView()}
              >
                {heading}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ heading, paragraphs }, index) => (
        <section key={heading} id={anchor(index)}>
          <h2>{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
