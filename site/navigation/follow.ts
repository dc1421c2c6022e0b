import { createContext } from 'react';

/** Follows a link to an address of this site. Without a router, on the server, there is nothing to follow. */
export const FollowContext = createContext<(address: string) => void>(() => undefined);
