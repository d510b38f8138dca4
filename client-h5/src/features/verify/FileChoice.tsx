import { FileSearch } from 'lucide-react';
import { useId, useState } from 'react';
import { PROOF_BYTES_MAX } from '../../../../schema/proof/documents';
import { classes } from '../../lib/classes';
import { useWords } from '../../lib/useWords';
import styles from './FileChoice.module.css';

/** A file to be checked: it is read here and sent nowhere. */
export function FileChoice({ onFile }: { readonly onFile: (text: string) => void }) {
  const { t } = useWords('verify');
  const id = useId();
  const [refused, setRefused] = useState(false);
  const take = async (file: File) => {
    const large = file.size > PROOF_BYTES_MAX;
    setRefused(large);
    if (!large) onFile(await file.text());
  };
  return (
    <div>
      <label className={classes('card', styles.proofChoice)}>
        <input
          type="file"
          className="hidden"
          accept="application/json,.json"
          aria-invalid={refused}
          aria-describedby={refused ? `${id}-error ${id}` : id}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void take(file);
            event.target.value = '';
          }}
        />
        <FileSearch size={24} strokeWidth={1.6} aria-hidden />
        <span className="grow">
          <b>{t('verify.choose')}</b>
          <span className="small muted" id={id}>
            {t('verify.chooseHint')}
          </span>
        </span>
      </label>
      {refused && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {t('verify.fault.TOO_LARGE')}
        </p>
      )}
    </div>
  );
}
