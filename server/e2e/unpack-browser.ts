import { executablePath } from './browser';

/** Before the workers: where the browser comes from npm, each of them would unpack it over what another runs. */
export default executablePath;
