import { randomUUID } from 'node:crypto';
import type { Language } from '../../../../schema/languages';
import { withWorld } from '../../../testing/suite';
import { aStaffMember, aUser, type Person } from '../../../testing/world';
import { closeOwnConversation, readConversation, reopenConversation } from './change-conversations';
import { readForStaff } from './desk/desk-acts';
import { openConversation, sayInConversation } from './own-conversations';
import { ownConversation } from './read-conversations';

const world = withWorld();

const inLanguage = ({ ctx }: Person, locale: Language) => ({ ...ctx, locale });
const said = (clientId: string = randomUUID()) => ({ text: 'Hello', clientId });

it('staff answer in the language that the person wrote or read in last, or opened it again in', async () => {
  const ann = await aUser(world);
  const id = await openConversation(inLanguage(ann, 'de'), { ...said(), topic: 'OTHER' });
  const language = async () => (await ownConversation(ann.ctx, id))?.language;
  expect(await language()).toBe('de');
  const second = { ...said(), id };
  await sayInConversation(inLanguage(ann, 'th'), second);
  expect(await language()).toBe('th');
  // What is sent again was said before.
  await sayInConversation(inLanguage(ann, 'en'), second);
  expect(await language()).toBe('th');
  // Who changes the language of the app and reads on reads in that one.
  const read = { id, message: '1' };
  await readConversation(inLanguage(ann, 'vi'), read);
  expect(await language()).toBe('vi');
  await readConversation(inLanguage(ann, 'th'), read);
  const lena = await aStaffMember(world, 'SUPPORT');
  await readForStaff({ ...lena.ctx, locale: 'en' }, id, '1');
  expect(await language()).toBe('th');
  await closeOwnConversation(inLanguage(ann, 'fr'), id);
  expect(await language()).toBe('th');
  await reopenConversation(inLanguage(ann, 'jp'), id);
  expect(await language()).toBe('jp');
});
