import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { parseMoney } from '../../../../schema/money';
import { paths } from '../../../../schema/routes';
import { classes } from '../../lib/classes';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { MoneyText } from '../../ui/figure/MoneyText';
import styles from './TurnoverCard.module.css';
import { OpenTurnoverDocument, type OpenTurnoverQuery } from './wallet.generated';

const minor = ({ amount }: { readonly amount: string }): bigint => parseMoney('USD', amount).minor;

/** What of the money is tied to turnover, and how far that is; nothing where nothing is. */
export function TurnoverCard() {
  const { data } = useQuery(OpenTurnoverDocument);
  if (!data || minor(data.openTurnover.left) === 0n) return null;
  return <Tied turnover={data.openTurnover} />;
}

function Tied({ turnover }: { readonly turnover: OpenTurnoverQuery['openTurnover'] }) {
  const { t } = useWords('wallet');
  const format = useFormat();
  const { held, required, done, left } = turnover;
  return (
    <section className={classes('card', styles.tied)} aria-labelledby="tied">
      <div className={styles.head}>
        <h2 id="tied">{t('turnover.title')}</h2>
        <MoneyText money={held} balance />
      </div>
      <progress
        className={styles.bar}
        aria-label={t('turnover.progress')}
        value={((minor(done) * 100n) / minor(required)).toString()}
        max={100}
      />
      <p className="small second">{t('turnover.left', { left: format.money(left) })}</p>
      <Link className="link reach" to={paths.rechargeRecords}>
        {t('turnover.credits')}
      </Link>
    </section>
  );
}
