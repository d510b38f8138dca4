import { renderToStaticMarkup } from 'react-dom/server';
import { OutcomePill } from './OutcomePill';

const shape = (outcome: 'WIN' | 'LOSS' | 'DRAW') =>
  renderToStaticMarkup(<OutcomePill outcome={outcome} />).replace(outcome, '');

test('H7: to staff a loss looks like a win and a draw', () => {
  expect(shape('LOSS')).toBe(shape('WIN'));
  expect(shape('DRAW')).toBe(shape('WIN'));
});
