import { languages } from '../../../../schema/languages';
import type { Texts } from '../../../platform/text/read-texts';
import type { Broadcast } from '../broadcasts/broadcasts';
import type { BroadcastTextType, BroadcastType } from './broadcast-desk.types';
import type { DeskContext } from './show-article';

/** What it says, in the order of the languages. */
export const showTexts = ({
  titles,
  bodies,
}: {
  readonly titles: Texts;
  readonly bodies: Texts;
}): BroadcastTextType[] =>
  languages.map((language) => ({
    ...{ language, title: titles[language] ?? '', body: bodies[language] ?? '' },
  }));

export async function showBroadcast(
  ctx: DeskContext,
  broadcast: Broadcast,
): Promise<BroadcastType> {
  const { titles, bodies, sentBy, ...same } = broadcast;
  const by = await ctx.loaders.staff.load(sentBy);
  const title = titles[ctx.locale] ?? '';
  const texts = showTexts({ titles, bodies });
  return { ...same, title, texts, by: { id: sentBy, name: by?.name ?? '' } };
}
