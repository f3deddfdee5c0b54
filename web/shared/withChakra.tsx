import type { ComponentType } from 'react';
import { allEnded } from './allEnded.ts';
import { lazyComponent } from './lazyComponent.tsx';
import type { LazyComponent } from './lazyComponent.tsx';

/** A lazy component that uses Chakra, which is fetched in parallel. */
export function withChakra<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  return lazyComponent(async () => {
    const [{ ChakraTheme }, Part] = await allEnded([import('./theme/ChakraTheme.tsx'), load()]);
    return (props: Props) => (
      <ChakraTheme>
        <Part {...props} />
      </ChakraTheme>
    );
  });
}
