import { Checkbox, FormControlLabel, TextField } from '@mui/material';
import { settingFacts } from '../../../../../schema/settings/facts';
import { readAmount } from '../../../lib/money/readAmount';
import { AmountField } from '../../../ui/field/AmountField';
import styles from '../Settings.module.css';
import type { SettingFieldProps } from './fieldProps';
import { OfficeField } from './OfficeField';
import { isList } from './settingDraft';
import { useSettingWords } from './useSettingWords';
import { WeekField } from './WeekField';

/** One setting as it is typed, by what it is. */
export function SettingField(props: SettingFieldProps) {
  const { name, typed, tried, fault, onTyped } = props;
  const { label } = useSettingWords();
  const [text = ''] = typed;
  const onText = (next: string) => {
    onTyped([next]);
  };
  switch (settingFacts[name].kind) {
    case 'WEEK':
      return <WeekField {...props} />;
    case 'OFFICE':
      return <OfficeField {...props} />;
    case 'MONEY':
      return (
        <AmountField
          {...{ text, tried, onText }}
          label={label(name)}
          // Two meanings are said by the field itself.
          fault={readAmount(text).kind === 'ambiguous' ? undefined : fault}
        />
      );
    case 'FLAG':
      return (
        <FormControlLabel
          label={label(name)}
          control={
            <Checkbox
              checked={text === 'true'}
              onChange={(_, checked) => {
                onText(String(checked));
              }}
            />
          }
        />
      );
    default:
      return <PlainField {...props} />;
  }
}

/** A text, a number or a rate; of a list or of wordings an entry a line. */
function PlainField({ name, typed, fault, onTyped }: SettingFieldProps) {
  const { label, rule } = useSettingWords();
  const { kind } = settingFacts[name];
  return (
    <TextField
      required={kind !== 'LICENCES'}
      label={label(name)}
      value={typed[0] ?? ''}
      multiline={isList(kind)}
      // A wording is a sentence, not a figure.
      {...(kind === 'LICENCES' && { className: styles.settingWide })}
      error={fault !== undefined}
      helperText={fault ?? rule(name)}
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
      onChange={({ target }) => {
        onTyped([target.value]);
      }}
    />
  );
}
