import { useTranslate } from 'react-admin';
import { Pill } from '../../ui/Pill';

/** Whether people are still shown it. */
export function EndedPill({ endedAt }: { readonly endedAt: string | null }) {
  const translate = useTranslate();
  return (
    <Pill tone={endedAt === null ? 'ok' : 'neutral'}>
      {translate(`resources.broadcasts.state.${endedAt === null ? 'SHOWN' : 'ENDED'}`)}
    </Pill>
  );
}
