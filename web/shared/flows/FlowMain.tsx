import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import { css } from '../../generated/panda/css/index.js';
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx';
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
  const busy = useSelector(actor, (snapshot: { hasTag(tag: string): boolean }) =>
    snapshot.hasTag('busy'),
  );
  return (
    <main id="main" data-machine={machine} data-state={state} className={css({ pb: '4' })}>
      {children}
      <LoadingOverlay busy={busy} />
    </main>
  );
}
