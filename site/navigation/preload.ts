import { createContext } from 'react';

/**
 * Fetches the script of the page at an address ahead of a click. The app provides it, because only the app may know the
 * pages: links stand on them.
 */
export const PreloadContext = createContext<(address: string) => void>(() => undefined);
