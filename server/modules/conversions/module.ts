import { READ, type Module } from '../../platform/module';
import { ConversionResolver } from './api/conversion.resolver';
import { conversionChecks } from './checks';
import { Conversion } from './conversion.entity';
import { conversionNumbers } from './conversions';
import { forgetQuotes } from './forget-quotes';

const HOUR_MS = 3_600_000;

/** Cash to coin and back, at a rate that is quoted first. */
export const conversions = {
  name: 'conversions',
  tables: { conversion: READ },
  functions: ['conversion_result', 'convert_at_quote', 'forget_quotes', 'quote_conversion'],
  verify: { tables: { 'verify.conversions': READ } },
  entities: [Conversion],
  resolvers: { user: [ConversionResolver] },
  references: { conversion: conversionNumbers },
  jobs: [{ name: 'forget-quotes', everyMs: HOUR_MS, run: forgetQuotes }],
  checks: conversionChecks,
} satisfies Module;
