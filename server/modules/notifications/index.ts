export { notify, type Template } from './notify';
