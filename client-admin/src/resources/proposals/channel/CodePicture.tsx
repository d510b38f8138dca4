import { Button, FormHelperText } from '@mui/material';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { StaffPicture } from '../../../ui/StaffPicture';
import { useAct } from '../../../ui/useAct';
import { sendPicture } from './sendPicture';
import type { ChannelDraft } from './channelDraft';

const words = 'resources.proposals.channel';

interface Props {
  readonly draft: ChannelDraft;
  readonly onQr: (qr: string | null) => void;
}

/** The picture of the code that users scan: sent at once, shown to them once it is confirmed. */
export function CodePicture({ draft: { qr, details }, onQr }: Props) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const { act, busy, faultBeside } = useAct({ run: sendPicture, onDone: onQr });
  const fault = faultBeside();
  if (qr === null && details.some(({ label }) => label === 'ADDRESS')) {
    return <p className="soft">{translate(`${words}.qrAddress`)}</p>;
  }
  const pick = translate(`${words}.${qr === null ? 'qrPick' : 'qrReplace'}`);
  return (
    <div className="stack" role="group" aria-label={translate(`${words}.qr`)}>
      <b className="strong">{translate(`${words}.qr`)}</b>
      <p className="soft">{translate(`${words}.qrText`)}</p>
      {qr !== null && <StaffPicture hash={qr} alt={translate(`${words}.qr`)} />}
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
          {busy ? translate(`${words}.qrSending`) : pick}
        </Button>
        {qr !== null && (
          <Button
            variant="text"
            onClick={() => {
              onQr(null);
            }}
          >
            {translate(`${words}.qrDrop`)}
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
