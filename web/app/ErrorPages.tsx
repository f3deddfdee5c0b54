import { Component } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Compass } from 'lucide-react';
import { errorCopy } from '../copy/home.ts';
import { Button } from '../look/elements.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { Page } from '../ui/Page.tsx';
import { ReportProblem } from '../problem/ReportProblem.tsx';
import { log } from './log.ts';
import { paths } from './paths.ts';

/** An address that is none of ours; within a page that has its own main element, with a way back to where that begins. */
export function NotFound({ to = paths.home, action }: { to?: string; action?: string }) {
  const copy = errorCopy.notFound;
  return (
    <Page title={copy.title} narrow>
      <EmptyState text={copy.text} icon={<Compass size={44} strokeWidth={1.5} aria-hidden />}>
        <Button asChild colorPalette="brand" size="lg">
          <Link to={to}>{action ?? copy.action}</Link>
        </Button>
      </EmptyState>
    </Page>
  );
}

/** The same as a page of its own. */
export const NotFoundPage = () => (
  <main id="main">
    <NotFound />
  </main>
);

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
          <Button asChild colorPalette="brand">
            <a href={paths.home}>{copy.action}</a>
          </Button>
          <ReportProblem />
        </ErrorState>
      </main>
    );
  }
}
