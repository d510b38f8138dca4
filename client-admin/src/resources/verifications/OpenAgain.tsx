import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Refused } from '../../lib/refused';
import { ReasonField } from '../../ui/field/ReasonField';
import { Blank } from '../../ui/list/Blank';
import { useOpenAgain } from './useOpenedDocument';

/** A document that was decided opens for whoever says why. */
export function OpenAgain({ id }: { readonly id: string }) {
  const translate = useTranslate();
  const words = 'resources.verifications.evidence';
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({ mutationFn: useOpenAgain(id) });
  const said = error instanceof Refused ? error.message : undefined;
  return (
    <Blank icon={Lock} title={translate(`${words}.decided`)}>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (reason.trim() !== '') mutate(reason.trim());
        }}
      >
        <ReasonField
          label={translate(`${words}.why`)}
          value={reason}
          fault={said}
          missing={tried && reason.trim() === ''}
          onChange={setReason}
        />
        <Button type="submit" variant="outlined" loading={isPending}>
          {translate(`${words}.open`)}
        </Button>
      </form>
    </Blank>
  );
}
