import type { ParseKeys } from 'i18next';
import { Link } from 'react-router-dom';
import { contentPaths } from '../../../../../schema/content/routes';
import { paths } from '../../../../../schema/routes';
import { usePlatform } from '../../../lib/usePlatform';
import { useWords } from '../../../lib/useWords';
import { NextOpening } from './NextOpening';
import { scrollTo } from '../scrollTo';
import styles from './Footer.module.css';

type Words = ParseKeys<'public'>;
/** A screen, or a part of this page: `#costs`. */
type Entry = readonly [label: Words, to: string];

/** Every screen that a visitor may open, and the projects, which ask who it is. */
const groups: readonly (readonly [title: Words, entries: readonly Entry[]])[] = [
  [
    'public.footerTrade',
    [
      ['public.footerMarkets', paths.markets],
      ['public.footerProjects', paths.project],
    ],
  ],
  [
    'public.footerAccount',
    [
      ['public.footerLogIn', paths.login],
      ['public.footerRegister', paths.register],
      ['public.footerForgot', paths.forgotPassword],
    ],
  ],
  [
    'public.footerLearning',
    [
      ['public.footerHow', '#how-it-works'],
      ['public.footerCosts', '#costs'],
      ['public.footerQuestions', contentPaths.guide],
      ['public.footerProof', paths.publicProof],
      ['public.footerVerify', paths.verify],
    ],
  ],
  [
    'public.footerCompany',
    [
      ['public.footerAbout', contentPaths.about],
      ['public.footerSupport', paths.customer],
      ['public.footerDownload', contentPaths.download],
    ],
  ],
  ['public.footerLegal', [['public.footerAgreement', paths.agreement]]],
];

/** Ways on, in groups. */
export function Footer() {
  const { t } = useWords('public');
  const platform = usePlatform();
  return (
    <footer className={styles.footer}>
      <section className={styles.footerSupport}>
        <h2>
          <Link className="link reach" to={paths.customer}>
            {t('public.supportBlockTitle')}
          </Link>
        </h2>
        <p>{t('public.supportBlockText', { hours: platform?.supportHours ?? '' })}</p>
        <NextOpening />
      </section>
      <div className={styles.footerGroups}>
        {groups.map(([title, entries]) => (
          <div key={title}>
            <h3>{t(title)}</h3>
            <ul>
              {entries.map(([label, to]) => (
                <li key={label}>
                  <Way label={t(label)} to={to} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="small muted">{platform?.brand}</p>
    </footer>
  );
}

function Way({ label, to }: { readonly label: string; readonly to: string }) {
  if (!to.startsWith('#')) return <Link to={to}>{label}</Link>;
  return (
    <button
      type="button"
      onClick={() => {
        scrollTo(to.slice(1));
      }}
    >
      {label}
    </button>
  );
}
