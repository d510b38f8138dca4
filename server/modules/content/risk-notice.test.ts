import { createHash } from 'node:crypto';
import { languages } from '../../../schema/languages';
import { RISK_NOTICE_ID } from '../accounts';
import { riskNotice } from './risk-notice';

it('H3: the number of the risk notice stands for exactly these words in ten languages', () => {
  const words = languages.map((language) => riskNotice(language).text).join('\n\n');
  const digest = createHash('sha256').update(words).digest('hex');
  // Other words? Then another number, and everybody is asked again.
  expect([RISK_NOTICE_ID, digest]).toEqual([
    '2',
    'f8accd649ae9d3322613eef6d991be8805361343d00db37b1dd2f65b28ab2bfe',
  ]);
});
