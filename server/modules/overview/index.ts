export { profitOf } from './profit';
export { approximately, coinsOf, worthAt, worthOf } from './wallet';
