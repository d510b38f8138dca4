import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { classes } from '../../lib/classes';
import { useQuotes } from '../../lib/live/useQuotes';
import { useWords } from '../../lib/useWords';
import { InstrumentGlyph } from '../../ui/figure/InstrumentGlyph';
import { LiveChange, LivePrice } from '../../ui/figure/LivePrice';
import { Sheet } from '../../ui/sheet/Sheet';
import { LoadError } from '../../ui/state/LoadError';
import { Loading } from '../../ui/state/Loading';
import { InstrumentChoicesDocument } from './trading.generated';
import styles from './SymbolSheet.module.css';

interface Props {
  readonly current: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Goes from one market to another without the list in between. */
export function SymbolSheet({ current, open, onClose }: Props) {
  const { t } = useWords('trading');
  return (
    <Sheet title={t('trade.choose')} open={open} onClose={onClose}>
      <Choices current={current} onChosen={onClose} />
    </Sheet>
  );
}

function Choices({
  current,
  onChosen,
}: {
  readonly current: string;
  readonly onChosen: () => void;
}) {
  const { t } = useWords('trading');
  const { data, error, refetch } = useQuery(InstrumentChoicesDocument);
  useQuotes(data?.instruments.map(({ id }) => id) ?? []);
  if (!data && error) return <LoadError onRetry={() => void refetch()} />;
  if (!data) return <Loading shape="list" />;
  return (
    <ul className={styles.symbols} aria-label={t('shared:instrument.list')}>
      {data.instruments.map(({ id, symbol, name, decimals, quote, state }) => (
        <li key={id}>
          <Link
            replace
            className="cell"
            to={paths.instrument(id)}
            aria-current={id === current ? 'page' : undefined}
            onClick={onChosen}
          >
            <InstrumentGlyph symbol={symbol} small />
            <span className="grow">
              <b className={styles.symbolsName}>{symbol}</b>
              <span className={classes('small muted truncate', styles.symbolsName)}>{name}</span>
            </span>
            <span className={styles.symbolsPrice}>
              <LivePrice id={id} first={quote} decimals={decimals} />
              {state === 'OPEN' ? (
                <LiveChange id={id} first={quote} />
              ) : (
                <span className="muted">{t(`trade.state.${state}`)}</span>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
