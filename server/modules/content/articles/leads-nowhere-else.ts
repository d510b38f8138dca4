import { contactIn } from '../../../../schema/asks/contact-links';
import { linksIn } from '../../../../schema/content/html';
import type { Context } from '../../../platform/context';
import { assertAsksNothing } from '../../audit';
import { settings } from '../../settings';

interface Leads {
  /** HTML by language. */
  readonly bodies: Readonly<Record<string, string>>;
  readonly link: string | null;
}

/**
 * Links lead to no talk outside the app, whatever they are called; a mailbox that the office of the settings names is the
 * operator's own. @throws MESSAGE_FORBIDDEN of `link` or the text, as `texts.de.body`: it is counted
 */
export async function assertLeadsNowhereElse(ctx: Context, { bodies, link }: Leads): Promise<void> {
  const { office } = await settings(ctx);
  const contacts = (links: readonly string[]) =>
    links.flatMap((one) => contactIn(one, office?.address) ?? []);
  const led = [
    ['link', contacts(link === null ? [] : [link])] as const,
    ...Object.entries(bodies).map(
      ([one, html]) => [`texts.${one}.body`, contacts(linksIn(html))] as const,
    ),
  ];
  // Said as it would be written: where a talk goes on is found like any other address.
  const said = led.flatMap(([field, [first]]) =>
    first === undefined ? [] : [[field, `https://${first}`] as const],
  );
  await assertAsksNothing(ctx, Object.fromEntries(said));
}
