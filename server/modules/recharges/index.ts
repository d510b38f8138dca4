export { addRechargeChannel, rechargeChannels } from './channels';
export { bringInBankFile } from './bank-lines/bring-in-bank-file';
export { approveRecharge } from './approve-recharge';
export { rechargeReview } from './recharge-review';
export { Recharge, RechargeChannel } from './recharge.entity';
export { anyRechargeById, creditedRecharges, rechargeById, recharges } from './recharges';
export type { SentPicture } from './screenshot';
export { submitRecharge, type SubmitRecharge } from './submit-recharge';
export { creditedByDay } from './credited-by-day';
