export { approveHelp } from './decision/approve-help';
export { helpReviews } from './decision/help-review';
export { HelpRequest } from './help-request.entity';
export { helpOf } from './help-requests';
export { requestFundPassword } from './submit/request-fund-password';
export { searchHelp } from './search-help';
export { sendAppeal } from './submit/send-appeal';
