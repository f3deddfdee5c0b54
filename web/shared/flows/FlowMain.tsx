import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import { css } from '../../generated/panda/css/index.js';
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx';
import type { Tag } from '../../../machines/tags.ts';
import { dotted } from '../../../machines/dotted.ts';

/**
 * The main element of a screen that renders a machine: tools read the state from it
 * (docs/product/interface.md), and the overlay follows its `busy` tag.
 */
export function FlowMain({
  actor,
  machine,
  children,
}: {
  actor: AnyActorRef;
  machine: string;
  children: ReactNode;
}) {
  const state = useSelector(actor, (snapshot: { value: unknown }) => dotted(snapshot.value));
  // If the step shows a placeholder, no overlay is needed (PD-77).
  const busy = useSelector(
    actor,
    (snapshot: { hasTag(tag: Tag): boolean }) =>
      snapshot.hasTag('busy') && !snapshot.hasTag('loading'),
  );
  return (
    <main id="main" data-machine={machine} data-state={state} className={css({ pb: '4' })}>
      {children}
      <LoadingOverlay busy={busy} />
    </main>
  );
}
