/** What an element of the first look is: what Chakra gives it of its own (web/look/engine.ts). */
export type Kind =
  | 'box'
  | 'button'
  | 'center'
  | 'heading'
  | 'iconButton'
  | 'input'
  | 'link'
  | 'simpleGrid'
  | 'skeleton'
  | 'spinner'
  | 'stack';
