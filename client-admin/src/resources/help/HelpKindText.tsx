import { useTranslate } from 'react-admin';
import type { HelpKind } from '../../graphql.generated';

/** What is asked for, in words. */
export function HelpKindText({ kind }: { readonly kind: HelpKind }) {
  const translate = useTranslate();
  return <>{translate(`resources.passwordRequests.kind.${kind}`)}</>;
}
