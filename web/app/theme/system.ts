import { createSystem } from '@chakra-ui/react';
import { foundation } from './foundation.ts';

/** The look of what every page begins with. */
export const system = createSystem(foundation);
