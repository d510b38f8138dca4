import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../schema/routes';
import { classes } from '../../../lib/classes';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { StatusPill, type Tone } from '../../../ui/figure/StatusPill';
import { ListEnd } from '../../../ui/layout/List';
import styles from './BonusesScreen.module.css';
import type { OwnCreditsQuery } from './bonuses.generated';

type Credit = OwnCreditsQuery['credits']['edges'][number]['node'];

const tones: Readonly<Record<Credit['state'], Tone>> = {
  OPEN: 'warn',
  FULFILLED: 'ok',
  USED: 'neutral',
};

interface Props {
  readonly credits: readonly Credit[];
  /** The way to the next page. */
  readonly more: ComponentProps<typeof ListEnd>;
}

/** What was credited, newest first: tied to turnover, free, or used up. A tap opens its record. */
export function CreditList({ credits, more }: Props) {
  const { t } = useWords('invitation');
  if (credits.length === 0) return null;
  return (
    <section aria-label={t('own.credits')}>
      <div className="section-head">
        <h2>{t('own.credits')}</h2>
      </div>
      <ul className="card card-list">
        {credits.map((credit) => (
          <li key={credit.id}>
            <Row credit={credit} />
          </li>
        ))}
      </ul>
      <ListEnd {...more} />
    </section>
  );
}

function Row({ credit }: { readonly credit: Credit }) {
  const { t } = useWords('invitation');
  const format = useFormat();
  const { title, state, amount, turnover, grantedAt, rechargeId } = credit;
  return (
    <Link className={classes('cell', styles.bonusesRow)} to={paths.rechargeRecord(rechargeId)}>
      <span className="grow">
        <span className="strong">{title}</span>
        <br />
        <span className="small muted num">{format.dateTime(grantedAt)}</span>
        {state === 'OPEN' && (
          <>
            <br />
            <span className="small second num">
              {t('own.tied', { amount: format.money(turnover.left) })}
            </span>
          </>
        )}
      </span>
      <span className={styles.bonusesEnd}>
        <b className="num">{format.money(amount)}</b>
        <StatusPill tone={tones[state]}>{t(`own.credit.${state}`)}</StatusPill>
      </span>
    </Link>
  );
}
