import { lazyComponent } from './lazyComponent.tsx';
import type { LazyComponent } from './lazyComponent.tsx';
import type { PageLoader } from './route.ts';

/** A lazy component that Chakra draws, with Chakra fetched beside it. */
export function withChakra(load: PageLoader): LazyComponent {
  return lazyComponent(async () => {
    const [{ ChakraTheme }, Part] = await Promise.all([import('./theme/ChakraTheme.tsx'), load()]);
    return () => (
      <ChakraTheme>
        <Part />
      </ChakraTheme>
    );
  });
}
