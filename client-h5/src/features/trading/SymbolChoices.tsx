import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { useArriving } from '../../lib/arrival';
import { classes } from '../../lib/classes';
import { useQuotes } from '../../lib/live/useQuotes';
import { openFirst } from '../../lib/openFirst';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { InstrumentGlyph } from '../../ui/figure/InstrumentGlyph';
import { LiveChange, LivePrice } from '../../ui/figure/LivePrice';
import { LoadError } from '../../ui/state/LoadError';
import { Loading } from '../../ui/state/Loading';
import { AboutInstrument } from './about/AboutInstrument';
import { InstrumentChoicesDocument, type InstrumentChoicesQuery } from './trading.generated';
import styles from './SymbolChoices.module.css';

interface Props {
  readonly current: string;
  readonly onChosen: () => void;
}

/** The markets to go to, those that are open first. */
export function SymbolChoices({ current, onChosen }: Props) {
  const { t } = useWords('trading');
  const { data, error, refetch } = useArriving(useQuery(InstrumentChoicesDocument));
  useQuotes(data?.instruments.map(({ id }) => id) ?? []);
  if (!data && error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading shape="list" />;
  return (
    <>
      <AboutInstrument id={current} />
      <p className="small muted">{t('shared:instrument.openFirst')}</p>
      <ul className={styles.symbols} aria-label={t('shared:instrument.list')}>
        {openFirst(data.instruments).map((choice) => (
          <li key={choice.id}>
            <Choice choice={choice} current={choice.id === current} onChosen={onChosen} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface ChoiceProps {
  readonly choice: InstrumentChoicesQuery['instruments'][number];
  readonly current: boolean;
  readonly onChosen: () => void;
}

/** A market to go to; a closed one says what it closed at, and when it opens again. */
function Choice({ choice, current, onChosen }: ChoiceProps) {
  const { t } = useWords('trading');
  const { id, symbol, name, decimals, quote, lastPrice, state } = choice;
  return (
    <Link
      replace
      className="cell"
      to={paths.instrument(id)}
      aria-current={current ? 'page' : undefined}
      onClick={onChosen}
    >
      <InstrumentGlyph symbol={symbol} small />
      <span className="grow">
        <b className={styles.symbolsName}>{symbol}</b>
        <span className={classes('small muted truncate', styles.symbolsName)}>{name}</span>
        {state !== 'OPEN' && <Closed choice={choice} />}
      </span>
      <span className={styles.symbolsPrice}>
        <LivePrice
          id={id}
          first={quote}
          closed={state !== 'OPEN'}
          before={lastPrice?.price}
          decimals={decimals}
        />
        {state === 'OPEN' ? (
          <LiveChange id={id} first={quote} />
        ) : (
          <span className="muted">{t(`trade.state.${state}`)}</span>
        )}
      </span>
    </Link>
  );
}

/** The day it closed on in figures, and the way back in. */
function Closed({ choice: { decimals, lastPrice, opensAt } }: Pick<ChoiceProps, 'choice'>) {
  const { t } = useWords('trading');
  const format = useFormat();
  const marks = lastPrice && [
    [t('shared:instrument.high'), lastPrice.high],
    [t('shared:instrument.low'), lastPrice.low],
    [t('shared:instrument.open'), lastPrice.open],
  ];
  return (
    <span className={classes('muted num', styles.symbolsClosed)}>
      {lastPrice && <span>{t('trade.lastPrice', { time: format.dateTime(lastPrice.at) })}</span>}
      {marks?.map(([label = '', price = '']) => (
        <span key={label}>
          {label} {format.price(price, decimals)}
        </span>
      ))}
      {opensAt != null && (
        <span>{t('shared:instrument.opens', { time: format.dateTime(opensAt) })}</span>
      )}
    </span>
  );
}
