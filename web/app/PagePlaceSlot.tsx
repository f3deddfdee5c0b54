import { useEffect, useState } from 'react';
import { afterHydration } from '../shared/hydration.ts';
import { PagePlace } from './lazyParts.tsx';

/** Loaded late, as it is not needed before the first press: pages start at their top without it. */
export function PagePlaceSlot() {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const load = async () => {
      await afterHydration();
      await PagePlace.load();
      setLoaded(true);
    };
    load().catch(() => undefined);
  }, []);
  return isLoaded ? <PagePlace /> : null;
}
