import { ReviewQueue } from '../../queue/ReviewQueue';
import { conversationQueue } from './conversationQueue';
import { TalkDrawer } from './desk/TalkDrawer';

export const ConversationList = () => <ReviewQueue queue={conversationQueue} Drawer={TalkDrawer} />;
