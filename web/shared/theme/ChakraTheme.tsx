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
 * Chakra's style system without global styles: reset, variables and global styles come from Panda.
 * Chakra has no option to leave its variables out.
 */
export const chakraSystem = { ...system, _global: [] } as unknown as typeof system;

/** Required above Chakra's components: dialogs, drawers, tags, the administration's selects. */
export function ChakraTheme({ children }: { children: ReactNode }) {
  return <ChakraProvider value={chakraSystem}>{children}</ChakraProvider>;
}
