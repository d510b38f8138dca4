import {
  AGE_MIN,
  ageOn,
  birthDateIn,
  readBirthDate,
  readIdNumber,
  readPersonName,
  type IdType,
} from '../../../schema/identity';
import { refuse } from '../../platform/domain-error';
import type { Person } from './person';

/** What was sent in; null for what was not. */
export interface PersonSent {
  readonly name?: string | null;
  readonly idType?: IdType | null;
  readonly idNumber?: string | null;
  /** `YYYY-MM-DD`. */
  readonly birthDate?: string | null;
}

/**
 * Who somebody says they are. What was not sent again is taken from what was not at fault before. The day
 * of birth of an identity card that holds one is the card's.
 * @param today the platform's day, `YYYY-MM-DD`
 * @throws FORM_INCOMPLETE, NAME_WRONG, ID_WRONG, PARAM_INVALID of `birthDate`, TOO_YOUNG
 */
export function readPerson(sent: PersonSent, before: Partial<Person>, today: string): Person {
  const name = readName(needed(sent.name ?? before.name, 'name'));
  const idType = needed(sent.idType ?? before.idType, 'idType');
  const idNumber = readNumber(idType, needed(sent.idNumber ?? before.idNumber, 'idNumber'));
  const given = sent.birthDate ?? before.birthDate ?? null;
  const birthDate = birthOf({ idType, idNumber }, given === null ? null : readBirth(given, today));
  if (birthDate !== null) assertAge(birthDate, today);
  return { name, idType, idNumber, birthDate };
}

/** @throws ID_WRONG where the number says another day than was given */
function birthOf(
  { idType, idNumber }: Pick<Person, 'idType' | 'idNumber'>,
  given: string | null,
): string | null {
  const written = idType === 'IDENTITY_CARD' ? birthDateIn(idNumber) : null;
  if (written !== null && given !== null && given !== written) refuse('ID_WRONG', {}, 'idNumber');
  return given ?? written;
}

/** @throws TOO_YOUNG */
export function assertAge(birthDate: string, today: string): void {
  if (ageOn(birthDate, today) < AGE_MIN) refuse('TOO_YOUNG', { years: AGE_MIN }, 'birthDate');
}

/** @throws PARAM_INVALID */
export const readBirth = (text: string, today: string): string =>
  readBirthDate(text, today) ?? refuse('PARAM_INVALID', { field: 'birthDate' }, 'birthDate');

function needed<T extends string>(value: T | null | undefined, field: string): T {
  return value == null || value === ''
    ? refuse('FORM_INCOMPLETE', { fields: field }, field)
    : value;
}

const readName = (text: string): string => readPersonName(text) ?? refuse('NAME_WRONG', {}, 'name');

const readNumber = (type: IdType, text: string): string =>
  readIdNumber(type, text) ?? refuse('ID_WRONG', {}, 'idNumber');
