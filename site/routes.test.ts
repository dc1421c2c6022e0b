import { afterEach, expect, test, vi } from 'vitest';
import { services } from './services.ts';

afterEach(() => {
  vi.doUnmock('./services.ts');
  vi.resetModules();
});

test('a service without its text stops the build and names the file', async () => {
  const [first] = services;
  vi.resetModules();
  vi.doMock('./services.ts', () => ({
    services: [...services, { ...first, path: '/service/chimneys', file: 'chimneys' }],
    serviceAt: () => first,
  }));
  await expect(import('./routes.tsx')).rejects.toThrow(
    '/service/chimneys has no text: content/services/chimneys.mdx',
  );
});
