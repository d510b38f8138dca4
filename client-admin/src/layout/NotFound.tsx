import { SearchX } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Blank } from '../ui/list/Blank';
import { PageTitle } from '../ui/PageTitle';

/** An address that leads nowhere. */
export function NotFound() {
  const translate = useTranslate();
  return (
    <div className="page">
      <PageTitle>{translate('ra.page.not_found')}</PageTitle>
      <Blank icon={SearchX} title={translate('ra.message.not_found')} />
    </div>
  );
}
