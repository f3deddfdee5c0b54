import { flushSync } from 'react-dom';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

/** Milliseconds that the browser has for its picture of the last step. */
const patience = 80;

const moves = () =>
  'startViewTransition' in document &&
  document.visibilityState === 'visible' &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * An actor as its views see it. Where `partOf` differs, the browser first takes a picture of what is
 * there, out of which the next part then comes (View Transitions): a frame later. What is sent to
 * `atOnce`, such as Back, shows without one.
 */
export function movingParts<Ref extends AnyActorRef>(
  actor: Ref,
  partOf: (snapshot: SnapshotFrom<Ref>) => string,
): { moving: Ref; atOnce: Ref } {
  const read = () => actor.getSnapshot() as SnapshotFrom<Ref>;
  const views = new Set<() => void>();
  let shown = read();
  let isWaiting = false;
  let isAtOnce = false;
  const publish = () => {
    if (!isWaiting) return;
    isWaiting = false;
    shown = read();
    flushSync(() => {
      for (const changed of views) changed();
    });
  };
  const changed = () => {
    if (isWaiting) return;
    const next = read();
    if (isAtOnce || views.size === 0 || partOf(next) === partOf(shown) || !moves()) {
      shown = next;
      for (const view of views) view();
      return;
    }
    isWaiting = true;
    // The picture is taken with the next frame, which a busy page may not have soon.
    setTimeout(publish, patience);
    document.startViewTransition(publish).finished.catch(() => undefined);
  };
  let subscription: { unsubscribe(): void } | null = null;
  const subscribe = (
    listener: { next(snapshot: unknown): void } | ((snapshot: unknown) => void),
  ) => {
    const view = () => (typeof listener === 'function' ? listener(shown) : listener.next(shown));
    if (views.size === 0) {
      shown = read();
      subscription = actor.subscribe({ next: changed, error: changed });
    }
    views.add(view);
    return {
      unsubscribe() {
        views.delete(view);
        if (views.size === 0) subscription?.unsubscribe();
      },
    };
  };
  const as = (sendTo: (event: Parameters<Ref['send']>[0]) => void) =>
    Object.assign(Object.create(actor) as Ref, {
      start: () => actor.start(),
      stop: () => actor.stop(),
      on: actor.on.bind(actor),
      getSnapshot: () => (views.size === 0 ? read() : shown),
      subscribe,
      send: sendTo,
    });
  return {
    moving: as((event) => actor.send(event)),
    atOnce: as((event) => {
      isAtOnce = true;
      actor.send(event);
      isAtOnce = false;
      publish();
    }),
  };
}
