import { useQuery } from '@apollo/client/react';
import { useState, type SubmitEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { classes } from '../../lib/classes';
import { serverNow } from '../../lib/time/serverClock';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import { SelectField } from '../../ui/field/SelectField';
import { TextField } from '../../ui/field/TextField';
import { Pending } from '../../ui/state/Pending';
import { QuotedMarketsDocument, type QuotedMarketsQuery } from './proof.generated';
import styles from './ProofScreen.module.css';
import { QuotesFound } from './QuotesFound';
import { secondAgo, secondOf } from './seconds';

/** Every recorded quote of a market, second by second. What is asked stands in the address. */
export function QuoteLookup() {
  const { t } = useWords('proof');
  const { data, error, refetch } = useQuery(QuotedMarketsDocument);
  return (
    <section>
      <div className="section-head">
        <h2>{t('quotes')}</h2>
      </div>
      <p className={classes('small muted', styles.publicText)}>{t('quotesText')}</p>
      {data ? (
        <Form markets={data.instruments} />
      ) : (
        <Pending error={error} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

interface FormProps {
  readonly markets: QuotedMarketsQuery['instruments'];
}

const MINUTE_MS = 60_000;

function Form({ markets }: FormProps) {
  const { t } = useWords('proof');
  const [{ asked, begin }, ask] = useAddress(markets);
  const [market, setMarket] = useState(begin.market);
  const [second, setSecond] = useState(begin.second);
  const [refused, setRefused] = useState(false);
  const look = (event: SubmitEvent) => {
    event.preventDefault();
    const readable = secondOf(second) !== null;
    setRefused(!readable);
    if (readable) ask({ market, at: second });
  };
  return (
    <>
      <form className={styles.publicForm} onSubmit={look} noValidate>
        <SelectField
          label={t('market')}
          value={market}
          onChange={setMarket}
          options={markets.map(({ id, symbol }) => ({ value: id, label: symbol }))}
        />
        <TextField
          type="datetime-local"
          step={1}
          label={t('second')}
          value={second}
          error={refused ? t('secondBad') : undefined}
          onChange={(event) => {
            setSecond(event.target.value);
          }}
        />
        <Button type="submit">{t('lookUp')}</Button>
      </form>
      {asked && <QuotesFound {...asked} />}
    </>
  );
}

/** What the address asks for, if it does, and what the fields begin with. */
function useAddress(markets: FormProps['markets']) {
  const [params, setParams] = useSearchParams();
  const market = params.get('market');
  const at = secondOf(params.get('at') ?? '');
  const begin = {
    market: market ?? markets[0]?.id ?? '',
    second: params.get('at') ?? secondAgo(serverNow(), MINUTE_MS),
  };
  const asked = market === null || at === null ? null : { market, at };
  const ask = (next: { readonly market: string; readonly at: string }) => {
    setParams(next, { replace: true });
  };
  return [{ asked, begin }, ask] as const;
}
