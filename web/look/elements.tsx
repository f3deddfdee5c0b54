import type { HTMLChakraProps, RecipeProps, SimpleGridProps, StackProps } from '@chakra-ui/react';
import { Children, cloneElement } from 'react';
import type { ComponentProps, ElementType, ReactElement, ReactNode } from 'react';
import { isAttribute } from './attributes.ts';
import type { Kind } from './kinds.ts';
import { useLook } from './styles.ts';

/** Chakra's style properties, and the attributes of the element (web/look/attributes.ts). */
type ElementProps<Tag extends ElementType, Own = object> = Omit<
  HTMLChakraProps<Tag>,
  keyof Own | keyof Shape
> &
  Own &
  Shape & { ref?: ComponentProps<Tag>['ref'] };
interface Shape {
  /** Another element in its place. */
  as?: ElementType;
  /** The one child becomes the element. */
  asChild?: boolean;
  children?: ReactNode;
  className?: string;
}

/** A component with the properties of Chakra's of that name, and its looks; without Chakra's code, which makes the rules later or has made them on the server. */
function element<Tag extends ElementType, Own = object>(kind: Kind, tag: Tag) {
  return function Element({
    as: As = tag,
    asChild,
    className,
    children,
    ...props
  }: ElementProps<Tag, Own>): ReactNode {
    const attributes: Record<string, unknown> = {};
    const style: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(props))
      (isAttribute(name) ? attributes : style)[name] = value;
    const child = asChild
      ? (Children.only(children) as ReactElement<{ className?: string }>)
      : undefined;
    attributes.className =
      [useLook(kind, style), className, child?.props.className].filter(Boolean).join(' ') ||
      undefined;
    return child ? (
      cloneElement(child, {
        ...attributes,
        ...child.props,
        className: attributes.className as string,
      })
    ) : (
      <As {...attributes}>{children}</As>
    );
  };
}

export const Box = element('box', 'div');
export const Text = element('box', 'p');
export const Center = element('center', 'div');
export const Heading = element<'h2', RecipeProps<'heading'>>('heading', 'h2');
export const Link = element<'a', RecipeProps<'link'>>('link', 'a');
export const SimpleGrid = element<'div', Pick<SimpleGridProps, 'columns'>>('simpleGrid', 'div');
export const Skeleton = element<'div', RecipeProps<'skeleton'>>('skeleton', 'div');
export const Spinner = element<'span', RecipeProps<'spinner'>>('spinner', 'span');
export const Stack = element<
  'div',
  Pick<StackProps, 'direction' | 'align' | 'justify' | 'gap' | 'wrap'>
>('stack', 'div');
/** A text input without a field's context: labels and hints are tied to it by id. */
export const TextInput = element<'input', RecipeProps<'input'>>('input', 'input');

interface Waiting {
  /** Shows a spinner, and cannot be pressed. */
  loading?: boolean;
}
type ButtonProps = ElementProps<'button', RecipeProps<'button'>> & Waiting;

function button(kind: Kind) {
  const Element = element<'button', RecipeProps<'button'>>(kind, 'button');
  return function Button({
    loading = false,
    disabled = false,
    children,
    ...props
  }: ButtonProps): ReactNode {
    if (props.asChild) return <Element {...props}>{children}</Element>;
    return (
      <Element
        type="button"
        {...props}
        disabled={loading || disabled}
        {...(loading && { 'data-loading': '' })}
      >
        {loading ? <Spinner size="inherit" borderWidth="0.125em" color="inherit" /> : null}
        {children}
      </Element>
    );
  };
}
export const Button = button('button');
export const IconButton = button('iconButton');
