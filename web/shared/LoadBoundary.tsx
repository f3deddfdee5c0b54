import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { LoadError } from './lazyComponent.tsx';

interface Props {
  /** Shown while the code of `children` is being fetched. */
  loading: ReactNode;
  /** Shown if the code could not be fetched. */
  failed: (retry: () => void, cause: unknown) => ReactNode;
  /** A new value retries; for pages it is the path. */
  resetKey?: string;
  children: ReactNode;
}

/** A boundary for lazy components: a failed load shows one message, until the person retries. */
export class LoadBoundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof LoadError) error.reset();
  }

  override componentDidUpdate({ resetKey }: Props) {
    if (this.state.error && resetKey !== this.props.resetKey) this.retry();
  }

  retry = () => this.setState({ error: undefined });

  override render() {
    const { loading, failed, children } = this.props;
    const { error } = this.state;
    if (error instanceof LoadError) return failed(this.retry, error.cause);
    if (error) throw error;
    return <Suspense fallback={loading}>{children}</Suspense>;
  }
}
