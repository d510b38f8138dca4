import { languages } from '../../schema/languages';
import type { InstrumentClass } from '../../schema/states';
import { allInstruments, putInstrument, type Instrument } from '../modules/market';
import { acceptStaffPicture } from '../modules/uploads';
import type { Context } from '../platform/context';
import { instrumentPicture } from './instrument-picture';
import texts from './instrument-texts.json';
import type { People } from './people';
import { unlessRefused } from './unless-refused';

type Texts = Readonly<Record<(typeof languages)[number], string>>;

const REASON = 'Words and a picture for the practice world';
/** Of an instrument that nobody has changed; what an administrator did stays. */
const UNCHANGED = '0';

const prices: Readonly<Partial<Record<string, Texts>>> = texts.price;

/** What each instrument of the lists is, in ten languages, with one picture for all of its class. */
export async function fillInstruments(ctx: Context, { staff }: People): Promise<void> {
  const admin = { ...ctx, staff: staff.admin };
  const bare = (await allInstruments(ctx, {})).filter(
    ({ listed, descriptions }) => listed && Object.keys(descriptions).length === 0,
  );
  const pictures = new Map<InstrumentClass, string>();
  for (const instrument of bare) {
    const { class: kind, id, names, popular, listed, sort } = instrument;
    const descriptions = descriptionsOf(instrument);
    if (descriptions === null) continue;
    const picture = pictures.get(kind) ?? (await pictureOf(admin, kind));
    pictures.set(kind, picture);
    const facts = { ...{ id, names, descriptions, picture }, ...{ popular, listed, sort } };
    const asked = { ...facts, quoted: null, seen: UNCHANGED, reason: REASON };
    await putInstrument(admin, asked).catch(unlessRefused);
  }
}

/** What its price is of, and what a contract on it is not; null for one that has no words here. */
function descriptionsOf({ symbol, class: kind, names }: Instrument): Texts | null {
  const price = prices[symbol] ?? prices[kind];
  if (!price) return null;
  const described = languages.map((language) => {
    const what = price[language].replace('{name}', names[language]);
    return [language, `${what}\n${texts.contract[kind][language]}`] as const;
  });
  return Object.fromEntries(described) as Texts;
}

const pictureOf = async (ctx: Context, kind: InstrumentClass): Promise<string> =>
  (await acceptStaffPicture(ctx, await instrumentPicture(kind))).hash;
