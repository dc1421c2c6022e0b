import { Component, type ErrorInfo, type ReactNode } from 'react';
import { reportError } from './report-error.ts';

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
