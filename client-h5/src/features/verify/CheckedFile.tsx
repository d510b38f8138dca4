import { useCallback } from 'react';
import { saveJson } from '../../lib/saveFile';
import { useWords } from '../../lib/useWords';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Pending } from '../../ui/state/Pending';
import { checkFile } from './checkFile';
import { CheckSteps } from './CheckSteps';
import { ContractFacts } from './ContractFacts';
import { EntryFacts } from './EntryFacts';
import { useAsked } from './useAsked';
import type { CheckedPublished } from '../../../../schema/proof/check-published';
import { CannotCheck } from '../../../../schema/proof/web-tools';
import styles from './CheckedFile.module.css';

/** What came of checking this file. */
export function CheckedFile({ text }: { readonly text: string }) {
  const { t } = useWords('verify');
  const check = useCallback(() => checkFile(text), [text]);
  const { answer, error, retry } = useAsked(check);
  if (answer) return <Result text={text} found={answer} />;
  if (error instanceof CannotCheck) return <Banner tone="warn">{t('verify.cannot')}</Banner>;
  return <Pending error={error} onRetry={retry} />;
}

function Result({ text, found }: { readonly text: string; readonly found: CheckedPublished }) {
  const { t } = useWords('verify');
  const { fault, contract, entry, blocks } = found.checked;
  return (
    <>
      <Banner tone={fault ? 'bad' : 'info'}>
        <p role={fault ? 'alert' : 'status'}>{t(fault ? 'verify.fails' : 'verify.holds')}</p>
      </Banner>
      <CheckSteps text={text} checked={found.checked} />
      {contract && <ContractFacts contract={contract} blocks={blocks} />}
      {entry && <EntryFacts entry={entry} blocks={blocks} />}
      {!fault && <Saving text={text} {...found} />}
    </>
  );
}

/** The file, and what was published of it: with both it can be checked without us, today and later. */
function Saving({ text, heads, checked }: CheckedPublished & { readonly text: string }) {
  const { t } = useWords('verify');
  const name = checked.contract?.number ?? checked.entry?.id ?? '';
  return (
    <div className={styles.proofSaving}>
      <Button
        look="outline"
        onClick={() => {
          saveJson(text, `certificate-${name}.json`);
        }}
      >
        {t('verify.save')}
      </Button>
      <Button
        look="outline"
        onClick={() => {
          saveJson(heads ?? '', `heads-${name}.json`);
        }}
      >
        {t('verify.saveHeads')}
      </Button>
      <p className="small muted">{t('verify.saveHint')}</p>
    </div>
  );
}
