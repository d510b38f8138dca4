import i18next from 'i18next';
import { languageFacts, type Language } from '../../../schema/languages';

interface PluralResolver {
  getRule: (code: string, options?: object) => unknown;
}

/**
 * Counts as each language does. Two of our codes, `hk` and `jp`, name no language to the browser, which
 * would count by its own. Called once i18next has begun.
 */
export function countByTag(): void {
  const resolver = i18next.services.pluralResolver as PluralResolver;
  const ruleOf = resolver.getRule.bind(resolver);
  resolver.getRule = (code, options) => ruleOf(languageFacts[code as Language].tag, options);
}
