import { Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PictureField } from '../../../ui/field/PictureField';
import type { Editing } from './editing';
import styles from './InstrumentEditor.module.css';

interface Props {
  readonly editing: Editing;
  /** A new one stands in no list until it has terms. */
  readonly isNew: boolean;
}

/** Where it stands among the others, and its picture. */
export function ShownFields({ editing, isNew }: Props) {
  const translate = useTranslate();
  const { draft, faultOf, change } = editing;
  const words = (name: string) => translate(`resources.instruments.fields.${name}`);
  const tick = (name: 'popular' | 'listed') => (
    <FormControlLabel
      label={words(name)}
      control={
        <Checkbox
          checked={draft[name]}
          onChange={(_, checked) => {
            change({ [name]: checked });
          }}
        />
      }
    />
  );
  const listedFault = faultOf('listed');
  return (
    <section className="card">
      <h2>{translate('resources.instruments.shown')}</h2>
      <div className={styles.instrumentFields}>
        <TextField
          required
          label={words('sort')}
          value={draft.sort}
          error={faultOf('sort') !== undefined}
          helperText={faultOf('sort')}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
          onChange={({ target }) => {
            change({ sort: target.value });
          }}
        />
        {tick('popular')}
        {!isNew && tick('listed')}
        <PictureField
          words="resources.instruments.picture"
          hash={draft.picture}
          onHash={(picture) => {
            change({ picture });
          }}
        />
      </div>
      {listedFault !== undefined && (
        <p className="note bad" role="alert">
          {listedFault}
        </p>
      )}
    </section>
  );
}
