import { forbiddenAsk } from '../../../schema/asks/forbidden-ask';
import { decisionReasons } from './disputes/decision/decisionReasons';
import { refusalReasons as help } from './help/decision/refusalReasons';
import { refusalReasons as recharges } from './recharges/refusalReasons';
import { refusalReasons as rewardClaims } from './rewardClaims/decision/refusalReasons';
import { refusalReasons as verifications } from './verifications/decision/refusalReasons';
import { refusalReasons as withdrawals } from './withdrawals/refusalReasons';

const offered: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  ...{ disputes: decisionReasons, help, recharges, rewardClaims, verifications, withdrawals },
};

it.each(Object.entries(offered))(
  'what is offered as a reason in %s may be sent, in every language',
  (_, reasons) => {
    const texts = Object.values(reasons).flatMap((byName) => Object.values<string>({ ...byName }));
    expect(texts.length).toBeGreaterThanOrEqual(20);
    expect(texts.filter((text) => forbiddenAsk(text) !== null)).toEqual([]);
  },
);
