import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { classes } from '../lib/classes';
import styles from './tile.module.css';

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly unit?: string;
  readonly foot: string;
  readonly value?: string;
  /** The screen that says more. */
  readonly to?: string;
}

/** One number with what it is made of. */
export const FigureTile = ({ title, lead, unit, foot, value, to }: Props) => (
  <section className={classes('card', styles.tile)}>
    <h2 className={styles.tileName} style={{ font: 'inherit', padding: 0 }}>
      {to === undefined ? title : <TileLink title={title} to={to} />}
    </h2>
    <div className={styles.tileLead} style={{ justifyContent: 'start', gap: 5 }}>
      <b>{lead}</b>
      {unit !== undefined && <span className="soft">{unit}</span>}
    </div>
    <div className={styles.tileFoot}>
      <span>{foot}</span>
      {value !== undefined && <b className="num">{value}</b>}
    </div>
  </section>
);

const TileLink = ({ title, to }: { readonly title: string; readonly to: string }) => (
  <Link to={to} className={styles.tileLink}>
    {title}
    <ChevronRight size={18} aria-hidden />
  </Link>
);
