import { useQuery } from '@apollo/client/react';
import { useFormat } from '../../../lib/useFormat';
import { useOnPhone } from '../../../lib/useOnPhone';
import { useWords } from '../../../lib/useWords';
import { SupportOpeningDocument } from '../public.generated';

/** When customer service opens next, outside its hours. */
export function NextOpening() {
  const { t } = useWords('public');
  const format = useFormat();
  const { data } = useQuery(SupportOpeningDocument, { skip: !useOnPhone() });
  const opensAt = data?.chatDesk.opensAt;
  if (opensAt == null) return null;
  return <p>{t('public.supportOpens', { time: format.dateTime(opensAt) })}</p>;
}
