import { ChakraProvider, createSystem } from '@chakra-ui/react';
import {
  badgeRecipe,
  checkboxSlotRecipe,
  checkmarkRecipe,
  collapsibleSlotRecipe,
  dialogSlotRecipe,
  drawerSlotRecipe,
  fieldSlotRecipe,
  menuSlotRecipe,
  nativeSelectSlotRecipe,
  pinInputSlotRecipe,
  radioCardSlotRecipe,
  radioGroupSlotRecipe,
  radiomarkRecipe,
  separatorRecipe,
  tagsInputSlotRecipe,
  textareaRecipe,
  toastSlotRecipe,
} from '@chakra-ui/react/theme';
import type { ReactNode } from 'react';
import { foundation } from './foundation.ts';
import { animationStyles } from './motion.ts';

/** The foundation with more recipes. Styles for all of the page belong to the foundation: the server writes those, and the browser's build makes none. */
export const richSystem = createSystem(foundation, {
  theme: {
    animationStyles,
    recipes: {
      badge: badgeRecipe,
      checkmark: checkmarkRecipe,
      radiomark: radiomarkRecipe,
      separator: separatorRecipe,
      textarea: textareaRecipe,
    },
    slotRecipes: {
      checkbox: checkboxSlotRecipe,
      collapsible: collapsibleSlotRecipe,
      dialog: dialogSlotRecipe,
      drawer: drawerSlotRecipe,
      field: fieldSlotRecipe,
      menu: menuSlotRecipe,
      nativeSelect: nativeSelectSlotRecipe,
      pinInput: pinInputSlotRecipe,
      radioCard: radioCardSlotRecipe,
      radioGroup: radioGroupSlotRecipe,
      tagsInput: tagsInputSlotRecipe,
      toast: toastSlotRecipe,
    },
  },
});

/** Adds the recipes of what opens later: dialogs, choices, the funnel, the administration. */
export function RichStyles({ children }: { children: ReactNode }) {
  return <ChakraProvider value={richSystem}>{children}</ChakraProvider>;
}
