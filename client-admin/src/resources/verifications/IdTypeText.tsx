import { useTranslate } from 'react-admin';
import type { VerificationRow } from './verification';

/** The kind of a document in words. */
export function IdTypeText({ idType }: Pick<VerificationRow, 'idType'>) {
  const translate = useTranslate();
  return <>{translate(`resources.verifications.idType.${idType}`)}</>;
}
