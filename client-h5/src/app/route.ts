import { isOpenPath } from '../../../schema/routes';
import type { Frame } from '../ui/state/PageWait';
import type { LazyScreen } from './lazyScreen';

export interface Route extends LazyScreen {
  readonly path: string;
  /** Stands under the tab bar. */
  readonly tab: boolean;
  /** Open without a session. */
  readonly open: boolean;
  /** What stands before its screen does; the entry pages have a bar of their own. */
  readonly frame?: Frame;
}

export const at = (path: string, screen: LazyScreen, frame?: Frame): Route => ({
  path,
  tab: frame?.tab === true,
  open: isOpenPath(path),
  ...(frame && { frame }),
  ...screen,
});

export const called = (title: NonNullable<Frame['title']>): Frame => ({ title });
/** Only the way back is known. */
export const plain: Frame = {};
