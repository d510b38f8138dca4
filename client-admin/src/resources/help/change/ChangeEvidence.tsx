import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { pictureAt } from '../../../queue/drawer/pictureAt';
import { Refused } from '../../../lib/refused';
import { useActions } from '../../../lib/useActions';
import { useQueue } from '../../../queue/queue';
import { useQueueWords } from '../../../queue/useQueueWords';
import { ReasonField } from '../../../ui/field/ReasonField';
import { isDecided, type Help } from '../help';
import type { HelpActions } from '../helpActions';
import { BothVersions, type Version } from './BothVersions';

/** What stands and what is asked for: opened by whoever holds the request, afterwards by whoever says why. */
export function ChangeEvidence({ request }: { readonly request: Help }) {
  const words = useQueueWords();
  const { mutate, data, error, isPending } = useOpening(request.id);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const over = isDecided(request);
  if (data) return <BothVersions {...data} />;
  const open = () => {
    setTried(true);
    if (!over) mutate(null);
    else if (reason.trim() !== '') mutate(reason.trim());
  };
  return (
    <>
      <p className="soft">{words(request.takenByMe || over ? 'change.logged' : 'change.take')}</p>
      {over && (
        <ReasonField
          label={words('change.why')}
          value={reason}
          fault={undefined}
          missing={tried && reason.trim() === ''}
          onChange={setReason}
        />
      )}
      {error instanceof Refused && <p role="alert">{error.message}</p>}
      <Button
        variant="outlined"
        disabled={!request.takenByMe && !over}
        loading={isPending}
        onClick={open}
      >
        {words('change.open')}
      </Button>
    </>
  );
}

function useOpening(id: string) {
  const { resource, acts } = useQueue();
  const { open } = useActions(resource, acts as unknown as HelpActions);
  return useMutation({
    mutationFn: async (reason: string | null) => {
      const { before, after } = await open({ id, reason });
      return { before: await withPictures(before), after: await withPictures(after) };
    },
  });
}

/** Each picture is fetched at once; one that does not open is shown as none. */
async function withPictures(version: Version): Promise<Version> {
  const picture = async (link: string | null) =>
    link === null ? null : pictureAt(link).catch(() => null);
  const [front, back, selfie] = await Promise.all([
    picture(version.front),
    picture(version.back),
    picture(version.selfie),
  ]);
  return { ...version, front, back, selfie };
}
