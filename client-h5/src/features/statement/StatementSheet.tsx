import { ownEntry } from '../../lib/certificate/ownCertificate';
import { useSaveProof } from '../../lib/certificate/useSaveProof';
import { usePlatformClock } from '../../lib/time/usePlatformClock';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import { CopyText, Fact } from '../../ui/figure/Fact';
import { MoneyText } from '../../ui/figure/MoneyText';
import { Sheet } from '../../ui/sheet/Sheet';
import type { StatementLine } from './types';

interface Props {
  /** Null: closed. */
  readonly line: StatementLine | null;
  readonly onClose: () => void;
}

/** One movement in detail. */
export function StatementSheet({ line, onClose }: Props) {
  const { t } = useWords('statement');
  return (
    <Sheet title={t('statement.detailTitle')} open={line !== null} onClose={onClose}>
      {line && <Facts line={line} />}
    </Sheet>
  );
}

function Facts({ line }: { readonly line: StatementLine }) {
  const { t } = useWords('statement');
  const { inFull } = usePlatformClock();
  const save = useSaveProof();
  const { id, amount, kind, purse, at, balanceAfter, reference } = line;
  return (
    <>
      <b className="record-amount">
        <MoneyText money={amount} sign code balance />
      </b>
      <dl className="facts">
        <Fact name={t('statement.kindLabel')}>{t(`statement.kind.${kind}`)}</Fact>
        <Fact name={t('statement.purseLabel')}>{t(`statement.purse.${purse}`)}</Fact>
        <Fact name={t('statement.balanceAfter')}>
          <MoneyText money={balanceAfter} balance />
        </Fact>
        <Fact name={t('statement.at')}>{inFull(at)}</Fact>
        <Fact name={t('statement.reference')}>
          {reference == null ? null : (
            <CopyText text={reference} label={t('statement.copyReference')} />
          )}
        </Fact>
      </dl>
      <p className="small muted">{t('statement.proofText')}</p>
      <Button
        look="quiet"
        onClick={() => {
          void save((client) => ownEntry(client, id), `entry-${id}.json`);
        }}
      >
        {t('statement.proofSave')}
      </Button>
    </>
  );
}
