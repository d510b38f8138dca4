import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { broadcastLimits } from '../../../../schema/content/broadcasts';
import { useFormat } from '../../lib/useFormat';
import type { Editing } from './editing';
import { readReaders, type Line } from './readers';

const words = 'resources.broadcasts.list';
const SHOWN = 20;

interface Props {
  readonly editing: Editing;
  /** Lines whose numbers nobody has. */
  readonly nobody: readonly Line[];
}

/** User numbers, one a line. What was pasted is read when the field is left, and each wrong line is told. */
export function ReadersField({ editing: { draft, faultOf, change }, nobody }: Props) {
  const translate = useTranslate();
  const { count } = useFormat();
  const [pasted, setPasted] = useState(draft.readers);
  const { lines, broken, tooMany } = readReaders(draft.readers);
  const max = count(broadcastLimits.readersMax);
  const faults = [
    ...broken.map((line) => translate(`${words}.broken`, line)),
    ...nobody.map((line) => translate(`${words}.nobody`, line)),
    ...(tooMany ? [translate(`${words}.tooMany`, { max })] : []),
  ];
  const fault = faultOf('readers');
  return (
    <div className="stack">
      <TextField
        required
        multiline
        minRows={5}
        maxRows={12}
        label={translate(`${words}.label`)}
        value={pasted}
        error={faults.length > 0 || fault !== undefined}
        helperText={
          fault ??
          translate(`${words}.help`, { smart_count: lines.length, count: count(lines.length), max })
        }
        onChange={({ target }) => {
          setPasted(target.value);
        }}
        onBlur={() => {
          change({ readers: pasted });
        }}
      />
      <div role="status">
        {faults.length > 0 && (
          <ul className="note bad" style={{ display: 'block' }}>
            {faults.slice(0, SHOWN).map((said) => (
              <li key={said}>{said}</li>
            ))}
            {faults.length > SHOWN && (
              <li>{translate(`${words}.more`, { smart_count: faults.length - SHOWN })}</li>
            )}
          </ul>
        )}
      </div>
    </div>
  );
}
