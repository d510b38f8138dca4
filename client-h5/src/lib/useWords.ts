import { useTranslation } from 'react-i18next';

/** Words of trading and funding by their plain key, the others as `h5:common.back`. */
export const useWords = () => useTranslation(['trading', 'h5', 'errors', 'done']);
