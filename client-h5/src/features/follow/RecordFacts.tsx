import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { Fact } from '../../ui/figure/Fact';
import { MoneyText } from '../../ui/figure/MoneyText';
import type { Leader } from './types';

/** What all own settled orders came to, losses as plain as the rest. */
export function RecordFacts({ record }: Pick<Leader, 'record'>) {
  const { t } = useWords('follow');
  const format = useFormat();
  const { count, voids, wonBp, net, drawdown } = record;
  return (
    <>
      <dl className="facts">
        <Fact name={t('record.count')}>{count}</Fact>
        <Fact name={t('record.winRate')}>{wonBp == null ? '–' : format.rate(wonBp)}</Fact>
        <Fact name={t('record.net')}>
          <MoneyText money={net} sign />
        </Fact>
        <Fact name={t('record.drawdown')}>
          <MoneyText money={drawdown} />
        </Fact>
        <Fact name={t('record.voids')}>{voids}</Fact>
      </dl>
      <p className="small muted">{t('record.counted')}</p>
    </>
  );
}
