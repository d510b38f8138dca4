import { useQuery } from '@apollo/client/react';
import { Printer } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { plainOfHtml } from '../../../../../schema/content/html';
import { useArriving } from '../../../lib/arrival';
import { classes } from '../../../lib/classes';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { IconButton } from '../../../ui/Button';
import { SelectField } from '../../../ui/field/SelectField';
import { HtmlText } from '../../../ui/HtmlText';
import { Page } from '../../../ui/layout/Page';
import { Pending } from '../../../ui/state/Pending';
import { AgreementDocument, type AgreementQuery } from '../auth.generated';
import styles from './AgreementScreen.module.css';

/** `/pages/login/agreement`: the text in force, or the version that the address names. */
export function AgreementScreen() {
  const { t } = useWords('auth');
  const [query] = useSearchParams();
  const version = query.get('version');
  const { data, error, refetch } = useArriving(
    useQuery(AgreementDocument, { variables: { version } }),
  );
  return (
    <Page title={t('shared:pages.agreement')} back end={data && <PrintButton />}>
      {data ? <Text {...data} /> : <Pending error={error} onRetry={() => void refetch()} />}
    </Page>
  );
}

function PrintButton() {
  const { t } = useWords('auth');
  return (
    <IconButton
      label={t('auth.agreementPrint')}
      onClick={() => {
        window.print();
      }}
    >
      <Printer size={20} strokeWidth={1.7} aria-hidden />
    </IconButton>
  );
}

const headingsOf = (html: string): string[] =>
  [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading = '']) => plainOfHtml(heading));

function Text({ agreement: { title, version, body, since }, agreementVersions }: AgreementQuery) {
  const { t } = useWords('auth');
  const format = useFormat();
  const place = useRef<HTMLElement>(null);
  const headings = headingsOf(body);
  const earlier = agreementVersions[0]?.version !== version;
  const figures = { version, date: format.date(since) };
  return (
    <article className={styles.agreement} ref={place}>
      <p className="strong">{title}</p>
      <p className="small">
        {t(earlier ? 'auth.agreementEarlier' : 'auth.agreementSince', figures)}
      </p>
      {agreementVersions.length > 1 && <Versions version={version} all={agreementVersions} />}
      {headings.length > 1 && (
        <nav className="card cell" aria-label={t('auth.contents')}>
          <ol className={classes(styles.agreementContents, 'grow')}>
            {headings.map((heading, index) => (
              <li key={heading}>
                <button
                  type="button"
                  onClick={() => place.current?.querySelectorAll('h2')[index]?.scrollIntoView()}
                >
                  {heading}
                </button>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <HtmlText html={body} />
    </article>
  );
}

interface VersionsProps {
  readonly version: string;
  readonly all: AgreementQuery['agreementVersions'];
}

/** The newest first; what is chosen stands in the address, so that it can be sent on. */
function Versions({ version, all }: VersionsProps) {
  const { t } = useWords('auth');
  const format = useFormat();
  const [, setQuery] = useSearchParams();
  return (
    <div className={styles.agreementVersions}>
      <SelectField
        label={t('auth.agreementVersions')}
        value={version}
        options={all.map((one) => ({
          value: one.version,
          label: `${one.version} · ${format.date(one.since)}`,
        }))}
        onChange={(chosen) => {
          setQuery({ version: chosen }, { replace: true });
        }}
      />
    </div>
  );
}
