import { forbiddenAsk } from '../../../schema/asks/forbidden-ask';
import { decisionReasons } from './disputes/decision/decisionReasons';
import { refusalReasons as help } from './help/decision/refusalReasons';
import { refusalReasons as recharges } from './recharges/refusalReasons';
import { refusalReasons as rewardClaims } from './rewardClaims/decision/refusalReasons';
import { refusalReasons as verifications } from './verifications/decision/refusalReasons';
import { refusalReasons as withdrawals } from './withdrawals/refusalReasons';

type Reasons = Readonly<Record<string, Readonly<Record<string, string>>>>;

const offered: readonly (readonly [kind: string, reasons: Reasons])[] = [
  ['disputes', decisionReasons],
  ['help', help],
  ['recharges', recharges],
  ['rewardClaims', rewardClaims],
  ['verifications', verifications],
  ['withdrawals', withdrawals],
];

it.each(offered)(
  'what is offered as a reason in %s may be sent, in every language',
  (_, reasons) => {
    const texts = Object.values(reasons).flatMap((byName) => Object.values(byName));
    expect(texts.length).toBeGreaterThanOrEqual(20);
    expect(texts.filter((text) => forbiddenAsk(text) !== null)).toEqual([]);
  },
);
