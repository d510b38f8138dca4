export { addRechargeChannel, rechargeChannels } from './channels';
export { approveRecharge, refuseRecharge } from './decide-recharge';
export { takeRecharge } from './lease';
export { Recharge, RechargeChannel } from './recharge.entity';
export { anyRechargeById, creditedRecharges, rechargeById, recharges } from './recharges';
export type { SentPicture } from './screenshot';
export { submitRecharge, type SubmitRecharge } from './submit-recharge';
