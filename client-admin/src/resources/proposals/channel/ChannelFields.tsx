import { Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { languageFacts, languages, type Language } from '../../../../../schema/languages';
import { SelectField } from '../../../ui/field/SelectField';
import type { ChannelDraft } from './channelDraft';
import { CodePicture } from './CodePicture';
import { DetailLines } from './DetailLines';

const words = 'resources.proposals.channel';
const kinds = ['BANK', 'USDT', 'ALIPAY', 'WECHAT', 'PRACTICE'] as const;

interface Props {
  readonly draft: ChannelDraft;
  readonly onChange: (draft: ChannelDraft) => void;
}

/** Everything that users see of a way to pay in. */
export function ChannelFields({ draft, onChange }: Props) {
  const translate = useTranslate();
  const change = (part: Partial<ChannelDraft>) => {
    onChange({ ...draft, ...part });
  };
  const line = (name: 'min' | 'max' | 'sort') => (
    <TextField
      label={translate(`${words}.${name}`)}
      value={draft[name]}
      onChange={({ target }) => {
        change({ [name]: target.value });
      }}
    />
  );
  return (
    <>
      <Kind draft={draft} onChange={onChange} />
      <Texts draft={draft} onChange={onChange} />
      <DetailLines
        details={draft.details}
        onChange={(details) => {
          change({ details });
        }}
      />
      <CodePicture
        draft={draft}
        onQr={(qr) => {
          change({ qr });
        }}
      />
      <div className="row wrap">
        {line('min')}
        {line('max')}
        {line('sort')}
      </div>
      <FormControlLabel
        label={translate(`${words}.open`)}
        control={
          <Checkbox
            checked={draft.open}
            onChange={(_, open) => {
              change({ open });
            }}
          />
        }
      />
    </>
  );
}

function Kind({ draft, onChange }: Props) {
  const translate = useTranslate();
  return (
    <SelectField
      label={translate(`${words}.kind`)}
      value={draft.kind}
      values={kinds}
      wordsOf={(kind) => translate(`resources.recharges.method.${kind}`)}
      onValue={(kind) => {
        onChange({ ...draft, kind });
      }}
    />
  );
}

/** Title and note, one language at a time. */
function Texts({ draft, onChange }: Props) {
  const translate = useTranslate();
  const [language, setLanguage] = useState<Language>('en');
  return (
    <>
      <TextField
        select
        label={translate(`${words}.language`)}
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
      {(['titles', 'notes'] as const).map((name) => (
        <TextField
          key={name}
          fullWidth
          multiline={name === 'notes'}
          label={translate(`${words}.${name}`)}
          value={draft[name][language] ?? ''}
          onChange={({ target }) => {
            onChange({ ...draft, [name]: { ...draft[name], [language]: target.value } });
          }}
        />
      ))}
    </>
  );
}
