import { Component } from 'react';
import type { ReactNode } from 'react';
import { errorCopy } from '../copy/home.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { button } from '../generated/panda/recipes/index.js';
import { ErrorState } from '../ui/states.tsx';
import { LoadBoundary } from '../shared/LoadBoundary.tsx';
import { log } from '../shared/log.ts';
import { ReportProblem } from './lazyParts.tsx';
import { paths } from '../paths.ts';

/** Catches what broke while rendering, and shows a way home that begins afresh. */
export class CrashBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: Error) {
    log(`crash: ${error.message}`);
  }

  override render() {
    const copy = errorCopy.crash;
    if (!this.state.broken) return this.props.children;
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
