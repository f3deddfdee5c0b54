import type { ComponentType } from 'react';
import { allEnded } from '../shared/allEnded.ts';
import type { PageLoader, Route } from '../shared/route.ts';
import { Booking, SignUp, bookingActor, signUpActor } from '../shared/flows/flows.ts';
import { RouteShape } from './RouteShape.tsx';
import { lazyComponent } from '../shared/lazyComponent.tsx';

type Provider = NonNullable<Route['within']>[number];
type Wrap = (Inner: ComponentType) => ComponentType;

/** The providers that a page may need; their code is fetched together with the page's. */
const providers: Record<Provider, () => Promise<Wrap>> = {
  apollo: async () => {
    const { Connected } = await import('./Connected.tsx');
    return (Inner) => () => (
      <Connected>
        <Inner />
      </Connected>
    );
  },
  booking: async () => {
    // The server provides an actor of its own for each page that it renders with a draft.
    if (typeof document === 'undefined')
      return (Inner) => () => (Booking.useIsProvided() ? <Inner /> : <RouteShape />);
    const actor = await bookingActor.load();
    return (Inner) => () => (
      <Booking.Provider actor={actor}>
        <Inner />
      </Booking.Provider>
    );
  },
  signUp: async () => {
    const actor = await signUpActor.load();
    return (Inner) => () => (
      <SignUp.Provider actor={actor}>
        <Inner />
      </SignUp.Provider>
    );
  },
};

/** Loads a page wrapped in its providers, the first of them outermost. */
export const provided =
  (names: readonly Provider[], load: PageLoader): PageLoader =>
  async () => {
    const [Inner, wraps] = await allEnded([
      load(),
      allEnded(names.map((name) => providers[name]())),
    ]);
    return wraps.reduceRight((Page, wrap) => wrap(Page), Inner);
  };

/** A lazy component that queries the gateway itself. */
export const connected = (load: PageLoader) => lazyComponent(provided(['apollo'], load));
