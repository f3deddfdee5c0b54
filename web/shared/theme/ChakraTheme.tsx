import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import {
  buttonRecipe,
  dialogSlotRecipe,
  drawerSlotRecipe,
  nativeSelectSlotRecipe,
  tagsInputSlotRecipe,
} from '@chakra-ui/react/theme';
import type { ReactNode } from 'react';
import { animationStyles } from './motion.ts';
import { conditions, cssVariablePrefix, theme } from './theme.ts';

const system = createSystem(defaultBaseConfig, {
  preflight: false,
  cssVarsPrefix: cssVariablePrefix,
  conditions,
  theme: {
    ...theme,
    animationStyles,
    recipes: {
      button: buttonRecipe,
    },
    slotRecipes: {
      dialog: dialogSlotRecipe,
      drawer: drawerSlotRecipe,
      nativeSelect: nativeSelectSlotRecipe,
      tagsInput: tagsInputSlotRecipe,
    },
  },
});

/**
 * Chakra's style system without styles of its own for the whole page: reset, variables and global
 * styles come from Panda. Chakra has no option that leaves its variables out.
 */
export const chakraSystem = { ...system, _global: [] } as unknown as typeof system;

/** Chakra's components are used below it: dialogs, drawers, tags, the administration's selects. */
export function ChakraTheme({ children }: { children: ReactNode }) {
  return <ChakraProvider value={chakraSystem}>{children}</ChakraProvider>;
}
