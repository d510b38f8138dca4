import { classes } from '../../../lib/classes';
import { ppmAsPercent } from '../../../lib/money/decimals';
import { formatDuration } from '../../../lib/time/formatTime';
import { useFormat } from '../../../lib/useFormat';
import { usePlatform } from '../../../lib/usePlatform';
import { useWords } from '../../../lib/useWords';
import { Fact } from '../../../ui/figure/Fact';
import { InstrumentGlyph } from '../../../ui/figure/InstrumentGlyph';
import { LivePrice } from '../../../ui/figure/LivePrice';
import { DirectionPill } from '../DirectionPill';
import { negative, toLike } from '../ticket/ticketMath';
import type { Ticket } from '../ticket/useTicket';
import type { Instrument } from '../types';
import styles from './ReviewTerms.module.css';

interface Props {
  readonly instrument: Instrument;
  readonly ticket: Ticket;
}

/** Every term the order will carry. */
export function ReviewTerms({ instrument, ticket }: Props) {
  const { t } = useWords('trading');
  const format = useFormat();
  const { direction, terms, costs } = ticket;
  if (!terms || !costs || direction === null) return null;
  const duration = formatDuration(terms.durationSeconds);
  const gain = t('review.withRate', {
    amount: format.money(toLike(costs.gain), { sign: true }),
    rate: format.rate(terms.payoutBp),
  });
  const loss = format.money(negative(costs.total));
  return (
    <>
      <div className="row">
        <InstrumentGlyph symbol={instrument.symbol} small />
        <b className="grow">{instrument.symbol}</b>
        <DirectionPill direction={direction} />
      </div>
      <dl className={classes('facts', styles.reviewTerms)}>
        <Fact name={t('review.price')}>
          <LivePrice id={instrument.id} first={instrument.quote} decimals={instrument.decimals} />
        </Fact>
        <Fact name={t('review.stake')}>
          <Stake ticket={ticket} />
        </Fact>
        <Fact name={t('review.settles')}>{t('review.settlesText', { duration })}</Fact>
        <Fact name={t('review.entry')}>{t('review.entryText')}</Fact>
        <Tolerance />
        <Fact name={t('review.higher')}>{direction === 'UP' ? gain : loss}</Fact>
        <Fact name={t('review.lower')}>{direction === 'UP' ? loss : gain}</Fact>
        <Fact name={t('review.equal')}>
          {t('review.equalText', { amount: format.money(toLike(costs.total)) })}
        </Fact>
        <Fact name={t('review.fee')}>{format.money(toLike(costs.fee))}</Fact>
        <Fact name={t('review.largestLoss')}>{format.money(toLike(costs.total))}</Fact>
        <Fact name={t('review.breakEven')}>{format.rate(terms.breakEvenBp)}</Fact>
      </dl>
    </>
  );
}

function Stake({ ticket: { costs, unit, multiple } }: Pick<Props, 'ticket'>) {
  const { t } = useWords('trading');
  const format = useFormat();
  if (!costs || !unit) return null;
  const stake = format.money(toLike(costs.stake));
  if (multiple === 1) return stake;
  return t('review.stakeParts', { amount: format.money(toLike(unit)), multiple, stake });
}

function Tolerance() {
  const { t } = useWords('trading');
  const format = useFormat();
  const parts = usePlatform()?.tolerancePpm;
  if (parts === undefined) return null;
  const percent = format.percent(ppmAsPercent(parts));
  return <Fact name={t('review.tolerance')}>{t('review.toleranceText', { percent })}</Fact>;
}
