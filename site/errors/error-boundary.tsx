import { Component, type ErrorInfo, type ReactNode } from 'react';
import { reportError } from './report-error.ts';

type ErrorBoundaryProps = { fallback: ReactNode; children: ReactNode };

/** Shows `fallback` in place of children that broke, and reports why. Give it a `key` to start afresh. */
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
