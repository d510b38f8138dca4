export { notify, type Template } from './notify';
export { mailMessage } from './mail-message';
export { Message } from './message.entity';
export { messageById, messages, unreadCount } from './messages';
export { readAllMessages, readMessage } from './read-message';
export { sayMessage } from './say-message';
