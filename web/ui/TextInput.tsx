import { chakra } from '@chakra-ui/react';
import { inputRecipe } from '@chakra-ui/react/theme';

/** A text input with the look of Chakra's, without its field context: labels and hints are tied to it by id. */
export const TextInput = chakra('input', inputRecipe);
