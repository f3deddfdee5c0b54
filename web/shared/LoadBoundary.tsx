import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { LoadError } from './lazyComponent.tsx';

interface Props {
  /** What is shown while the code of `children` is fetched. */
  loading: ReactNode;
  /** What is shown when it could not be fetched. */
  failed: (retry: () => void, cause: unknown) => ReactNode;
  /** Another value is another try: the path, for pages. */
  resetKey?: string;
  children: ReactNode;
}

/** Around lazy components: one fetch that fails is one message, until somebody tries again. */
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
