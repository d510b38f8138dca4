export { convert } from './convert';
export { Conversion } from './conversion.entity';
export { conversions, convertedNet, quotedConversion } from './conversions';
export { quoteConversion } from './quote-conversion';
export { conversionsBefore, type PastConversion } from './conversions-before';
