import { LinearProgress } from '@mui/material';
import { useTranslate } from 'react-admin';

/** How much of the file was sent, from 0 to 1; then that the server reads it, which takes as long as it takes. */
export function SendProgress({ part }: { readonly part: number }) {
  const translate = useTranslate();
  const words = 'resources.bankFiles.import';
  const percent = Math.floor(part * 100);
  const reading = percent >= 100;
  const said = translate(`${words}.${reading ? 'reading' : 'sending'}`, { percent });
  return (
    <div>
      <p className="soft">{said}</p>
      <LinearProgress
        aria-label={translate(`${words}.title`)}
        aria-valuetext={said}
        {...(!reading && { variant: 'determinate', value: percent })}
      />
    </div>
  );
}
