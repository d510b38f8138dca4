import { parseMoney } from '../../../../schema/money';
import type { ProjectFieldsFragment } from './project.generated';

export type Project = ProjectFieldsFragment;

/** Minor units of an amount of dollars as the API sends it. */
export const minorOf = ({ amount }: { readonly amount: string }): bigint =>
  parseMoney('USD', amount).minor;
