import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { onReconnect } from './live';

/** When the connection is back, every open query asks again. Mounted once, by the shell. */
export function useAskAgain(): void {
  const client = useApolloClient();
  useEffect(() => onReconnect(() => void client.refetchQueries({ include: 'active' })), [client]);
}
