import { Component, type ErrorInfo, type ReactNode } from 'react';

type ErrorBoundaryProps = { fallback: ReactNode; children: ReactNode };

/** Shows `fallback` when its children throw, and reports the error. A new `key` resets it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    reportError(error, info.componentStack ?? undefined);
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}

/**
 * Reports an error to the Sentry-compatible service that is set at build time, or to our server's log. Sentry's script is
 * loaded only when there is an error. Never rejects.
 */
export async function reportError(error: unknown, component?: string): Promise<void> {
  try {
    const dsn: string = import.meta.env.ERROR_REPORT_DSN;
    if (dsn) await reportToService(dsn, error, component);
    else await reportToServer(error, component);
  } catch {
    // A failed report must not cause another error.
  }
}

async function reportToServer(error: unknown, component?: string): Promise<void> {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  await fetch('/api/client-errors', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      message: message.slice(0, 500),
      stack: stack?.slice(0, 3000),
      component: component?.slice(0, 1000),
      path: location.pathname,
    }),
  });
}

async function reportToService(dsn: string, error: unknown, component?: string): Promise<void> {
  const { captureException, init } = await import('@sentry/browser');
  init({ dsn, defaultIntegrations: false });
  captureException(error, { extra: { component } });
}
