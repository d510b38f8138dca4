import { useTranslate } from 'react-admin';
import { PictureField } from '../../../ui/field/PictureField';
import type { ChannelDraft } from './channelDraft';

const words = 'resources.proposals.channel';

interface Props {
  readonly draft: ChannelDraft;
  readonly onQr: (qr: string | null) => void;
}

/** The picture of the code that users scan: sent at once, shown to them once it is confirmed. */
export function CodePicture({ draft: { qr, details }, onQr }: Props) {
  const translate = useTranslate();
  if (qr === null && details.some(({ label }) => label === 'ADDRESS')) {
    return <p className="soft">{translate(`${words}.qrAddress`)}</p>;
  }
  return <PictureField words={`${words}.qr`} hash={qr} onHash={onQr} />;
}
