import { useTranslate } from 'react-admin';
import { useFormat } from '../../lib/useFormat';
import { PictureViewer } from '../../queue/drawer/PictureViewer';
import type { Recharge } from './recharge';

/** The screenshot of the payment. */
export function RechargeEvidence({ request }: { readonly request: Recharge }) {
  const translate = useTranslate();
  const { money } = useFormat();
  const amount = money(request.amount, { code: true });
  return <PictureViewer url={request.screenshotUrl} alt={translate('viewer.alt', { amount })} />;
}
