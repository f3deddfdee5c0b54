import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import { css } from '../../generated/panda/css/index.js';
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx';
import type { Tag } from '../../../machines/tags.ts';
import { dotted } from '../../../machines/dotted.ts';

/**
 * The main element of a screen that renders a machine: tools read the state off it
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
  // Where the step shows the shape of what comes, that is sign enough (PD-77).
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
