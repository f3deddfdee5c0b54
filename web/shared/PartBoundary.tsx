import type { ReactNode } from 'react';
import { codeOf } from '../../machines/failure.ts';
import { notices } from '../../machines/notices.ts';
import { errorCopy } from '../copy/shell.ts';
import { said } from '../copy/language.ts';
import { ErrorState } from '../ui/states.tsx';
import { LoadBoundary } from './LoadBoundary.tsx';

/** Whether code could not be fetched because its version is gone from the server. */
export const isOutdated = (cause: unknown): boolean => codeOf(cause) === 'PAGE_OUTDATED';

/**
 * A boundary around a part of a page whose code may have to be fetched: a failure shows a message
 * with Retry.
 */
export function PartBoundary({
  loading = null,
  children,
}: {
  loading?: ReactNode;
  children: ReactNode;
}) {
  return (
    <LoadBoundary
      loading={loading}
      failed={(retry, cause) =>
        isOutdated(cause) ? (
          <ErrorState message={said(notices.pageOutdated)} onRetry={() => location.reload()} />
        ) : (
          <ErrorState message={errorCopy.unreachable} onRetry={retry} />
        )
      }
    >
      {children}
    </LoadBoundary>
  );
}
