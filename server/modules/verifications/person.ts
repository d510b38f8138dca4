import type { IdType } from '../../../schema/identity';
import type { ConfigWithSecret } from '../../platform/secrets';
import { keyedHash, seal, unseal, type Place } from '../../platform/sealed/seal';
import type { Version } from './version.entity';

/** Who somebody is, in the clear: for a decision, and for what must be compared. Never for a log. */
export interface Person {
  readonly name: string;
  readonly idType: IdType;
  /** Capitals and digits, without gaps. */
  readonly idNumber: string;
  /** `YYYY-MM-DD`; null where none was sent in. */
  readonly birthDate: string | null;
}

type SealedPart = 'real_name' | 'id_number' | 'birth_date' | 'confirmed_birth';

const placeOf = (id: string, column: SealedPart): Place => ({
  column: `verification.${column}`,
  row: id,
});

export const sealPart = (
  config: ConfigWithSecret,
  [id, column]: readonly [id: string, column: SealedPart],
  text: string,
): string => seal(config, text, placeOf(id, column));

/** The row of a person, of which the database learns no more than the kind of the document. */
export type SealedPerson = Pick<Version, 'id' | 'realName' | 'idType' | 'idNumber' | 'birthDate'> &
  Pick<Version, 'confirmedBirth'>;

/** A person as the functions of SQL take one: sealed for the row `id`. */
export const sealedPerson = (config: ConfigWithSecret, id: string, person: Person) =>
  [
    sealPart(config, [id, 'real_name'], person.name),
    person.idType,
    sealPart(config, [id, 'id_number'], person.idNumber),
    documentHash(config, person),
    person.birthDate && sealPart(config, [id, 'birth_date'], person.birthDate),
  ] as const;

/** What was sent in; the day of birth is the confirmed one where there is one. */
export function personOf(config: ConfigWithSecret, row: SealedPerson): Person {
  const opened = (column: SealedPart, sealed: string) =>
    unseal(config, sealed, placeOf(row.id, column));
  const { confirmedBirth, birthDate } = row;
  return {
    name: opened('real_name', row.realName),
    idType: row.idType,
    idNumber: opened('id_number', row.idNumber),
    birthDate: confirmedBirth
      ? opened('confirmed_birth', confirmedBirth)
      : birthDate && opened('birth_date', birthDate),
  };
}

/** The day of birth that was sent in; null where none was. */
export const sentBirthOf = (config: ConfigWithSecret, row: SealedPerson): string | null =>
  row.birthDate && unseal(config, row.birthDate, placeOf(row.id, 'birth_date'));

/** By which a document is found again, under whatever type it is sent in: whoever sends it chooses that. */
export const documentHash = (
  config: ConfigWithSecret,
  { idNumber }: Pick<Person, 'idNumber'>,
): Buffer => keyedHash(config, 'verification.id_number', idNumber);
