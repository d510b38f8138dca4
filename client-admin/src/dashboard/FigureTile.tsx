import { classes } from '../lib/classes';
import styles from './tile.module.css';

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly unit?: string;
  readonly foot: string;
  readonly value?: string;
}

/** One number with what it is made of. */
export const FigureTile = ({ title, lead, unit, foot, value }: Props) => (
  <section className={classes('card', styles.tile)}>
    <h2 className={styles.tileName} style={{ font: 'inherit', padding: 0 }}>
      {title}
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
