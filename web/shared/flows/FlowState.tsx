import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import type { Tag } from '../../../machines/tags.ts';
import { ErrorState } from '../../ui/states.tsx';

interface Props {
  /** A machine that accepts `load.retried` in states tagged `failed` or `empty`. */
  actor: AnyActorRef;
  /** The shape of what is being fetched. */
  loading: ReactNode;
  /** What could not be fetched, in a sentence. */
  failed: string;
  /** What else can be done then, besides trying again. */
  instead?: ReactNode;
  /** Nothing is there to choose from: the sentence, and what else can be done. */
  empty?: { title: string; instead?: ReactNode };
  /** What was opened does not exist, or is somebody else's. */
  missing?: { title: string; instead: ReactNode };
  children: ReactNode;
}

type Snapshot = { hasTag(tag: Tag): boolean };
const shown = ['loading', 'failed', 'empty', 'missing'] as const;

/** A step by its machine's tags: what is fetched, what failed with Retry, else what it is about. */
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
