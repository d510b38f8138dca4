import { ShieldX } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Blank } from '../ui/list/Blank';
import { PageTitle } from '../ui/PageTitle';

/** A page of another role. */
export function AccessDenied() {
  const translate = useTranslate();
  return (
    <div className="page">
      <PageTitle>{translate('ra.page.access_denied')}</PageTitle>
      <Blank icon={ShieldX} title={translate('ra.message.access_denied')} />
    </div>
  );
}
