import { Button, FormHelperText } from '@mui/material';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { present, type Refusal } from '../../lib/refused';
import { upload } from '../../lib/upload';
import { StaffPicture } from '../StaffPicture';
import { useAct } from '../useAct';

interface Answer {
  readonly hash?: string;
  readonly errors?: readonly Refusal[];
}

/** Sends a picture that users are to see. Resolves to what it is named by. @throws Refused */
async function sendPicture(file: File): Promise<string> {
  const form = new FormData();
  form.set('image', file);
  return present((await upload<Answer>('/admin/pictures', { form })).hash ?? null);
}

interface Props {
  /** Its name in the words; with Text, Pick, Replace, Sending and Drop behind it what is said of it. */
  readonly words: string;
  readonly hash: string | null;
  readonly onHash: (hash: string | null) => void;
}

/** A picture for users: sent at once, shown to them once what it belongs to is. */
export function PictureField({ words, hash, onHash }: Props) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const { act, busy, faultBeside } = useAct({ run: sendPicture, onDone: onHash });
  const fault = faultBeside();
  const pick = translate(`${words}${hash === null ? 'Pick' : 'Replace'}`);
  return (
    <div className="stack" role="group" aria-label={translate(words)}>
      <b className="strong">{translate(words)}</b>
      <p className="soft">{translate(`${words}Text`)}</p>
      {hash !== null && <StaffPicture hash={hash} alt={translate(words)} />}
      <div className="row wrap">
        <input
          ref={input}
          type="file"
          hidden
          aria-label={pick}
          accept="image/jpeg,image/png,image/webp,image/gif"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) act(file);
            target.value = '';
          }}
        />
        <Button variant="outlined" disabled={busy} onClick={() => input.current?.click()}>
          {busy ? translate(`${words}Sending`) : pick}
        </Button>
        {hash !== null && (
          <Button
            variant="text"
            onClick={() => {
              onHash(null);
            }}
          >
            {translate(`${words}Drop`)}
          </Button>
        )}
      </div>
      {fault !== undefined && (
        <FormHelperText error role="alert">
          {fault}
        </FormHelperText>
      )}
    </div>
  );
}
