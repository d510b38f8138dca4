import { parseMoney } from '../../../../schema/money';

/** Whether both are amounts, and the cap is not below the amount. */
export function canFollow(amount: string, dailyCap: string): boolean {
  const [each, cap] = [minorOf(amount), minorOf(dailyCap)];
  return each > 0n && cap >= each;
}

/** 0 for what is no amount yet. */
function minorOf(text: string): bigint {
  try {
    return parseMoney('USD', text).minor;
  } catch {
    return 0n;
  }
}
