export { followLeader } from './follow-leader';
export { leadersOf } from './followings';
export { publishTrading } from './publish-trading';
