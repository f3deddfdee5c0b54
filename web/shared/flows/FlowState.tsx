import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import type { Tag } from '../../../machines/tags.ts';
import { ErrorState } from '../../ui/states.tsx';

interface Props {
  /** A machine that accepts `load.retried` in states tagged `failed` or `empty`. */
  actor: AnyActorRef;
  /** The placeholder of the data being fetched. */
  loading: ReactNode;
  /** A sentence that says what could not be fetched. */
  failed: string;
  /** An alternative to retrying. */
  instead?: ReactNode;
  /** Shown if there is nothing to choose from: the sentence, and an alternative. */
  empty?: { title: string; instead?: ReactNode };
  /** Shown if the requested thing does not exist or belongs to somebody else. */
  missing?: { title: string; instead: ReactNode };
  children: ReactNode;
}

type Snapshot = { hasTag(tag: Tag): boolean };
const shown = ['loading', 'failed', 'empty', 'missing'] as const;

/**
 * A step rendered by its machine's tags: a placeholder while loading, a failure with Retry, else
 * its content.
 */
export function FlowState({ actor, loading, failed, instead, empty, missing, children }: Props) {
  const tag = useSelector(actor, (snapshot: Snapshot) => shown.find((one) => snapshot.hasTag(one)));
  const retry = () => actor.send({ type: 'load.retried' });
  if (tag === 'loading') return loading;
  if (tag === 'failed')
    return (
      <ErrorState message={failed} onRetry={retry}>
        {instead}
      </ErrorState>
    );
  if (tag === 'empty' && empty)
    return (
      <ErrorState title={empty.title} onRetry={retry}>
        {empty.instead}
      </ErrorState>
    );
  if (tag === 'missing' && missing)
    return <ErrorState title={missing.title}>{missing.instead}</ErrorState>;
  return children;
}
