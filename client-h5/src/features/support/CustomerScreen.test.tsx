import { platform } from '../../testing/answers';
import { draw } from '../../testing/draw';
import { CustomerScreen } from './CustomerScreen';

it('says that money is for practice, because what one writes about carries amounts', () => {
  expect(draw(<CustomerScreen />, [platform()]).text).toContain('Practice');
  expect(draw(<CustomerScreen />, [platform({ practice: false })]).text).not.toContain('Practice');
});
