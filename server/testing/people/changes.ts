import { randomUUID } from 'node:crypto';
import {
  personOf,
  submitChange,
  verificationOf,
  type SubmitChange,
} from '../../modules/verifications';
import { helpOf } from '../../modules/support';
import { acceptUpload, Upload } from '../../modules/uploads';
import { putFile } from '../../platform/files/files';
import { aPicture } from '../files/picture';
import type { World } from '../world';
import { aPerson } from './second-factors';
import { verify } from './withdrawals';

let shades = 100;

/** Somebody who is verified as Anna Example, born 1990-05-17, with a passport of their own, and what they ask for. */
export async function aVerifiedPerson(world: World, by: string) {
  const person = await aPerson(world);
  const idNumber = `X${String(2_000_000 + (shades += 1))}`;
  await verify(world, person, { idNumber, by });
  const uploads = await world.visitor.db.getRepository(Upload).findBy({ userId: person.userId });
  // What they were verified by lies on the disk.
  for (const { name } of uploads) await putFile(world.config, name, Buffer.from(name));
  const picture = async () => (await acceptUpload(person.ctx, await aPicture((shades += 1)))).path;
  const form = async (more: Partial<SubmitChange> = {}): Promise<SubmitChange> => ({
    name: 'Anna Married',
    note: 'I have married.',
    front: await picture(),
    back: await picture(),
    idempotencyKey: randomUUID(),
    ...more,
  });
  return {
    ...person,
    /** Who they are before anything changes. */
    before: { name: 'Anna Example', idType: 'PASSPORT', idNumber, birthDate: '1990-05-17' },
    form,
    picture,
    /** Resolves to the request's id. */
    async asks(more: Partial<SubmitChange> = {}): Promise<string> {
      await submitChange(person.ctx, await form(more));
      return (await helpOf(person.ctx, person.userId, 'INFO_CHANGE'))?.id ?? '';
    },
    async known() {
      const row = await verificationOf(person.ctx, person.userId);
      return row && personOf(world.config, row);
    },
  };
}
