import { Link } from 'react-router-dom';
import { contentPaths } from '../../../../../schema/content/routes';
import { paths } from '../../../../../schema/routes';
import { usePlatform } from '../../../lib/usePlatform';
import { useWords } from '../../../lib/useWords';
import { NextOpening } from './NextOpening';
import { scrollTo } from '../scrollTo';
import styles from './Footer.module.css';

interface Entry {
  readonly label: string;
  /** A screen, or a part of this page. */
  readonly to?: string;
  readonly part?: string;
}

/** Every screen that a visitor may open, and the projects, which ask who it is. */
function useGroups(): readonly { readonly title: string; readonly entries: readonly Entry[] }[] {
  const { t } = useWords('public');
  return [
    {
      title: t('public.footerTrade'),
      entries: [
        { label: t('public.footerMarkets'), to: paths.markets },
        { label: t('public.footerProjects'), to: paths.project },
      ],
    },
    {
      title: t('public.footerAccount'),
      entries: [
        { label: t('public.footerLogIn'), to: paths.login },
        { label: t('public.footerRegister'), to: paths.register },
        { label: t('public.footerForgot'), to: paths.forgotPassword },
      ],
    },
    {
      title: t('public.footerLearning'),
      entries: [
        { label: t('public.footerHow'), part: 'how-it-works' },
        { label: t('public.footerCosts'), part: 'costs' },
        { label: t('public.footerQuestions'), to: contentPaths.guide },
        { label: t('public.footerProof'), to: paths.publicProof },
        { label: t('public.footerVerify'), to: paths.verify },
      ],
    },
    {
      title: t('public.footerCompany'),
      entries: [
        { label: t('public.footerAbout'), to: contentPaths.about },
        { label: t('public.footerSupport'), to: paths.customer },
        { label: t('public.footerDownload'), to: contentPaths.download },
      ],
    },
    {
      title: t('public.footerLegal'),
      entries: [{ label: t('public.footerAgreement'), to: paths.agreement }],
    },
  ];
}

/** Ways on, in groups. */
export function Footer() {
  const { t } = useWords('public');
  const platform = usePlatform();
  const groups = useGroups();
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
        {groups.map(({ title, entries }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
              {entries.map((entry) => (
                <li key={entry.label}>
                  <Way {...entry} />
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

function Way({ label, to, part }: Entry) {
  if (to !== undefined) return <Link to={to}>{label}</Link>;
  return (
    <button
      type="button"
      onClick={() => {
        scrollTo(part ?? '');
      }}
    >
      {label}
    </button>
  );
}
