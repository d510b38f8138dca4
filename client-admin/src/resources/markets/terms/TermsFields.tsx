import { IconButton, TextField } from '@mui/material';
import { Trash2 } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { termsFields, type TermsField, type TermsRow } from './termsDraft';
import styles from './TermsEditor.module.css';

interface Props {
  readonly row: TermsRow;
  readonly faultOf: (field: TermsField) => string | undefined;
  readonly onChange: (part: Partial<TermsRow>) => void;
  readonly onDrop: () => void;
}

/** What is offered for one duration. */
export function TermsFields({ row, faultOf, onChange, onDrop }: Props) {
  const translate = useTranslate();
  const name = translate('resources.terms.rowOf', { seconds: row.seconds || '…' });
  return (
    <div role="group" aria-label={name} className={styles.termsRow}>
      {termsFields.map((field) => (
        <TextField
          key={field}
          required
          size="small"
          label={translate(`resources.terms.edit.${field}`)}
          value={row[field]}
          error={faultOf(field) !== undefined}
          helperText={faultOf(field)}
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
          onChange={({ target }) => {
            onChange({ [field]: target.value });
          }}
        />
      ))}
      <IconButton
        aria-label={translate('resources.terms.drop', { seconds: row.seconds || '…' })}
        onClick={onDrop}
      >
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </div>
  );
}
