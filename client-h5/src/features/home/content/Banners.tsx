import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../../lib/useWords';
import { IconButton } from '../../../ui/Button';
import type { HomeArticleFragment } from './homeContent.generated';
import styles from './HomeContent.module.css';

/** Side by side, one at a time, moved by hand alone. */
export function Banners({ banners }: { readonly banners: readonly HomeArticleFragment[] }) {
  const { t } = useWords('content');
  const strip = useRef<HTMLUListElement>(null);
  const move = (by: 1 | -1) => {
    const place = strip.current;
    place?.scrollBy({ left: by * place.clientWidth });
  };
  if (banners.length === 0) return null;
  return (
    <section className={styles.banners} aria-label={t('banners')} aria-roledescription="carousel">
      <ul ref={strip} className={styles.bannerStrip} tabIndex={0} aria-label={t('banners')}>
        {banners.map((banner) => (
          <li key={banner.id}>
            <Shown banner={banner} />
          </li>
        ))}
      </ul>
      {banners.length > 1 && (
        <div className={styles.bannerSteps}>
          <IconButton
            label={t('previous')}
            onClick={() => {
              move(-1);
            }}
          >
            <ChevronLeft size={20} aria-hidden />
          </IconButton>
          <IconButton
            label={t('next')}
            onClick={() => {
              move(1);
            }}
          >
            <ChevronRight size={20} aria-hidden />
          </IconButton>
        </div>
      )}
    </section>
  );
}

/** A screen of the app, another site in a new window, or nothing but what it says. */
function Shown({ banner: { title, summary, picture, link } }: ShownProps) {
  const inside = (
    <>
      {picture != null && <img src={picture} alt="" loading="lazy" />}
      <span className={styles.bannerWords}>
        <b>{title}</b>
        {summary !== '' && <span>{summary}</span>}
      </span>
    </>
  );
  if (link == null) return <div className={styles.homeBanner}>{inside}</div>;
  return link.startsWith('/') ? (
    <Link className={styles.homeBanner} to={link}>
      {inside}
    </Link>
  ) : (
    <a className={styles.homeBanner} href={link} target="_blank" rel="noopener noreferrer">
      {inside}
    </a>
  );
}

interface ShownProps {
  readonly banner: HomeArticleFragment;
}
