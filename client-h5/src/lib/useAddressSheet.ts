import { useSearchParams } from 'react-router-dom';
import { beneath } from './backCloses';

interface AddressSheet {
  /** What it shows; null: closed. */
  readonly value: string | null;
  readonly open: (value: string) => void;
  readonly close: () => void;
}

/**
 * A sheet that stands in the address as `?name=value`, so that a link opens it. It opens and closes in the
 * page's one entry of the history: going back closes it, and then leaves the page.
 */
export function useAddressSheet(name: string): AddressSheet {
  const [params, setParams] = useSearchParams();
  const put = (next: Record<string, string>) => {
    beneath(() => {
      setParams(next, { replace: true });
    });
  };
  return {
    value: params.get(name),
    open: (value) => {
      put({ [name]: value });
    },
    close: () => {
      put({});
    },
  };
}
