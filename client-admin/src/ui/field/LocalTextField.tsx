import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { languageFacts, languages, type Language } from '../../../../schema/languages';
import type { LocalTexts } from '../../lib/localTexts';

interface Props {
  readonly label: string;
  readonly texts: LocalTexts;
  readonly fault?: string | undefined;
  readonly onChange: (texts: LocalTexts) => void;
}

/** One text in ten languages, one at a time. */
export function LocalTextField({ label, texts, fault, onChange }: Props) {
  const translate = useTranslate();
  const [language, setLanguage] = useState<Language>('en');
  return (
    <div className="row wrap">
      <TextField
        select
        label={translate('resources.proposals.channel.language')}
        value={language}
        onChange={({ target }) => {
          const next = languages.find((one) => one === target.value);
          if (next) setLanguage(next);
        }}
      >
        {languages.map((one) => (
          <MenuItem key={one} value={one} lang={languageFacts[one].tag}>
            {languageFacts[one].name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        required={language === 'en'}
        className="grow"
        label={label}
        value={texts[language] ?? ''}
        error={fault !== undefined}
        helperText={fault}
        onChange={({ target }) => {
          onChange({ ...texts, [language]: target.value });
        }}
      />
    </div>
  );
}
