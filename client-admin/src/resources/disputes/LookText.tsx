import { useTranslate } from 'react-admin';

/** The report itself, or the second look at it. */
export function LookText({ look }: { readonly look: number }) {
  const translate = useTranslate();
  return <>{translate(`resources.disputes.look.${String(look)}`)}</>;
}
