import { Button, TextField } from '@mui/material';
import { X } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { limits } from '../../../../../schema/limits';
import { SelectField } from '../../../ui/field/SelectField';
import type { ChannelDraft } from './channelDraft';

const words = 'resources.proposals.channel';
const labels = ['HOLDER', 'BANK', 'ACCOUNT', 'ADDRESS', 'NETWORK', 'REFERENCE'] as const;

interface Props {
  readonly details: ChannelDraft['details'];
  readonly onChange: (details: ChannelDraft['details']) => void;
}

/** Where users pay to, line by line. Changing one alerts every administrator. */
export function DetailLines({ details, onChange }: Props) {
  const translate = useTranslate();
  return (
    <div className="stack" role="group" aria-label={translate(`${words}.details`)}>
      <b className="strong">{translate(`${words}.details`)}</b>
      {details.map((line, at) => (
        <DetailLine
          key={at}
          line={line}
          onPut={(next) => {
            onChange(details.map((one, n) => (n === at ? next : one)));
          }}
          onDrop={() => {
            onChange(details.filter((_, n) => n !== at));
          }}
        />
      ))}
      {details.length < limits.channelDetailsMax && (
        <Button
          variant="text"
          onClick={() => {
            onChange([...details, { label: 'ACCOUNT', value: '' }]);
          }}
        >
          {translate(`${words}.add`)}
        </Button>
      )}
    </div>
  );
}

type Line = Props['details'][number];

interface LineProps {
  readonly line: Line;
  readonly onPut: (line: Line) => void;
  readonly onDrop: () => void;
}

function DetailLine({ line, onPut, onDrop }: LineProps) {
  const translate = useTranslate();
  const name = translate(`${words}.labels.${line.label}`);
  return (
    <div className="row">
      <SelectField
        size="small"
        label={translate(`${words}.label`)}
        value={line.label}
        values={labels}
        wordsOf={(one) => translate(`${words}.labels.${one}`)}
        onValue={(label) => {
          onPut({ ...line, label });
        }}
      />
      <TextField
        size="small"
        fullWidth
        label={name}
        value={line.value}
        slotProps={{ htmlInput: { maxLength: limits.channelTextLengthMax } }}
        onChange={({ target }) => {
          onPut({ ...line, value: target.value });
        }}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={translate(`${words}.drop`, { name })}
        onClick={onDrop}
      >
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}
