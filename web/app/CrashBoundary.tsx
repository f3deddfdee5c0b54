import { Component } from 'react';
import type { ReactNode } from 'react';
import { errorCopy } from '../copy/shell.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { button } from '../generated/panda/recipes/index.js';
import { ErrorState } from '../ui/states.tsx';
import { LoadError } from '../shared/lazyComponent.tsx';
import { UnreachablePage } from '../ui/UnreachablePage.tsx';
import { LoadBoundary } from '../shared/LoadBoundary.tsx';
import { log } from '../shared/log.ts';
import { ReportProblem } from './lazyParts.tsx';
import { paths } from '../paths.ts';

interface State {
  error?: unknown;
}

/**
 * Catches errors in rendering, and shows a link to home that reloads the app. If only a chunk of
 * code could not be loaded, and no inner boundary has caught that, the same page can be retried.
 */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: Error) {
    if (error instanceof LoadError) error.reset();
    else log(`crash: ${error.message}`);
  }

  override render() {
    const copy = errorCopy.crash;
    const { error } = this.state;
    if (!error) return this.props.children;
    if (error instanceof LoadError)
      return <UnreachablePage onRetry={() => this.setState({ error: undefined })} />;
    return (
      <main id="main">
        <ErrorState title={copy.title} message={copy.text}>
          <a className={cx(button(), css({ colorPalette: 'brand' }))} href={paths.home}>
            {copy.action}
          </a>
          <LoadBoundary loading={null} failed={() => null}>
            <ReportProblem />
          </LoadBoundary>
        </ErrorState>
      </main>
    );
  }
}
