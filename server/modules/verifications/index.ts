export { approveVerification } from './decision/approve-verification';
export { confirmedBirth } from './decision/confirmed-birth';
export { personOf } from './person';
export { submitChange, type SubmitChange } from './change/submit-change';
export { refuseVerification } from './decision/refuse-verification';
export { submitVerification, type SubmitVerification } from './submit-verification';
export { verificationReview } from './decision/verification-review';
export { Verification } from './verification.entity';
export { verificationById, verificationOf, verificationState } from './verifications';
