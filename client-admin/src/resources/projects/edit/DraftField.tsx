import { TextField, type TextFieldProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { shownMinute } from '../../../lib/time/typedInstant';
import type { Editing } from './editing';
import type { ProjectDraft } from './projectDraft';

type TextOf = {
  [Name in keyof ProjectDraft]: ProjectDraft[Name] extends string ? Name : never;
}[keyof ProjectDraft];

interface Props {
  readonly editing: Editing;
  readonly name: Exclude<TextOf, 'dividend'>;
  /** As the server names it, where that differs. */
  readonly field?: string;
  readonly type?: 'datetime-local';
  readonly mode?: 'decimal' | 'numeric';
}

/** One figure, instant or name of a project, with what is wrong beneath it. */
export function DraftField({ editing, name, field = name, type, mode }: Props) {
  const translate = useTranslate();
  const { draft, faultOf, change } = editing;
  const fault = faultOf(field);
  const more: Partial<TextFieldProps> = type ? { type } : {};
  return (
    <TextField
      required
      label={translate(`resources.projects.edit.${name}`)}
      value={type ? shownMinute(draft[name]) : draft[name]}
      error={fault !== undefined}
      helperText={fault}
      slotProps={{
        htmlInput: { autoComplete: 'off', ...(mode ? { inputMode: mode } : {}) },
        ...(type ? { inputLabel: { shrink: true } } : {}),
      }}
      onChange={({ target }) => {
        change({ [name]: target.value });
      }}
      {...more}
    />
  );
}
