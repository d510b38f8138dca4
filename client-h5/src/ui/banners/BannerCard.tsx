import { Link } from 'react-router-dom';
import styles from './BannerCard.module.css';

export interface Banner {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly picture?: string | null;
  readonly link?: string | null;
}

/** A screen of the app, another site in a new window, or nothing but what it says. */
export function BannerCard({
  banner: { title, summary, picture, link },
  first = false,
}: {
  readonly banner: Banner;
  /** In the first sight: its picture comes with the page, and not once the page has been laid out. */
  readonly first?: boolean;
}) {
  const inside = (
    <>
      {picture != null && <img src={picture} alt="" loading={first ? 'eager' : 'lazy'} />}
      <span className={styles.bannerWords}>
        <b>{title}</b>
        {summary !== '' && <span>{summary}</span>}
      </span>
    </>
  );
  if (link == null) return <div className={styles.bannerCard}>{inside}</div>;
  return link.startsWith('/') ? (
    <Link className={styles.bannerCard} to={link}>
      {inside}
    </Link>
  ) : (
    <a className={styles.bannerCard} href={link} target="_blank" rel="noopener noreferrer">
      {inside}
    </a>
  );
}
