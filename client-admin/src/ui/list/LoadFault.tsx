import { Button } from '@mui/material';
import { CloudOff } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Blank } from './Blank';

/** The one look of something that did not load. */
export function LoadFault({ onRetry }: { readonly onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <div role="alert">
      <Blank icon={CloudOff} title={translate('list.fault')} text={translate('list.faultText')}>
        <Button variant="outlined" onClick={onRetry}>
          {translate('list.retry')}
        </Button>
      </Blank>
    </div>
  );
}
