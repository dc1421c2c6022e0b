import { createContext } from 'react';

/** Preloads the script of the page at an address. A context, because links importing the routes would be a cycle. */
export const PreloadContext = createContext<(address: string) => void>(() => undefined);
