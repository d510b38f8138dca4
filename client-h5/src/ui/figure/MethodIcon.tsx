import { Bitcoin, Coins, Landmark, MessageCircle, Wallet, type LucideIcon } from 'lucide-react';
import type { PaymentMethodKind } from '../../graphql.generated';

const icons: Record<PaymentMethodKind, LucideIcon> = {
  BANK_CARD: Landmark,
  USDT_TRC20: Coins,
  USDT_ERC20: Coins,
  BTC: Bitcoin,
  ETH: Coins,
  ALIPAY: Wallet,
  WECHAT: MessageCircle,
};

/** What a card, an address or an account looks like. */
export function MethodIcon({ kind }: { readonly kind: PaymentMethodKind }) {
  const Icon = icons[kind];
  return <Icon size={20} strokeWidth={1.7} aria-hidden />;
}
