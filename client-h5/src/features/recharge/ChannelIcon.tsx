import { CircleDollarSign, FlaskConical, Landmark, QrCode, type LucideIcon } from 'lucide-react';
import type { ChannelKind } from '../../graphql.generated';

const icons: Record<ChannelKind, LucideIcon> = {
  BANK: Landmark,
  ALIPAY: QrCode,
  WECHAT: QrCode,
  USDT: CircleDollarSign,
  PRACTICE: FlaskConical,
};

/** What a way of paying looks like. */
export function ChannelIcon({ kind }: { readonly kind: ChannelKind }) {
  const Icon = icons[kind];
  return <Icon size={22} strokeWidth={1.7} aria-hidden />;
}
