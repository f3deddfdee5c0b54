import { useEffect, useState } from 'react';
import { afterHydration } from '../shared/hydration.ts';
import { PagePlace } from './lazyParts.tsx';

/** Nothing of it must be known before the first press: pages begin at their top without it. */
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
