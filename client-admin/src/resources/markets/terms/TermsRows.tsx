import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { anotherRow, nameOf, unreadable, type TermsField, type TermsRow } from './termsDraft';
import styles from './TermsEditor.module.css';
import { TermsFields } from './TermsFields';

interface Props {
  readonly rows: readonly TermsRow[];
  /** Somebody tried to save it: what cannot be read is said. */
  readonly tried: boolean;
  /** What the server refused. */
  readonly faultOf: (field: string) => string | undefined;
  readonly onRows: (rows: TermsRow[]) => void;
}

/** A row for each duration, and one more on demand. */
export function TermsRows({ rows, tried, faultOf, onRows }: Props) {
  const translate = useTranslate();
  const faultIn = (row: TermsRow, field: TermsField) =>
    faultOf(nameOf(row, field)) ??
    (tried && unreadable(row).includes(field)
      ? translate(`resources.terms.wrong.${field}`)
      : undefined);
  return (
    <div className={styles.termsRows}>
      {rows.map((row) => (
        <TermsFields
          key={row.key}
          row={row}
          faultOf={(field) => faultIn(row, field)}
          onChange={(part) => {
            onRows(rows.map((one) => (one.key === row.key ? { ...one, ...part } : one)));
          }}
          onDrop={() => {
            onRows(rows.filter(({ key }) => key !== row.key));
          }}
        />
      ))}
      <Button
        variant="outlined"
        onClick={() => {
          onRows([...rows, anotherRow(rows)]);
        }}
      >
        {translate('resources.terms.add')}
      </Button>
    </div>
  );
}
