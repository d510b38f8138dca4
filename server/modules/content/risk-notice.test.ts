import { createHash } from 'node:crypto';
import { languages } from '../../../schema/languages';
import { RISK_NOTICE_ID } from '../accounts';
import { riskNotice } from './risk-notice';

it('H3: the number of the risk notice stands for exactly these words in ten languages', () => {
  const words = languages.map((language) => riskNotice(language).text).join('\n\n');
  const digest = createHash('sha256').update(words).digest('hex');
  // Other words? Then another number, and everybody is asked again.
  expect([RISK_NOTICE_ID, digest]).toEqual([
    '1',
    '378c4c82748e56a002e4609a051783b4955ab9597f543b641a65538e00134cf3',
  ]);
});
