import type { ComponentPropsWithoutRef } from 'react';

export interface DrawingProps extends ComponentPropsWithoutRef<'svg'> {
  size?: number;
}

/** A line drawing of Lucide (lucide.dev), whose licence is in this folder. Pure decoration. */
export const Drawing = ({
  name,
  size = 24,
  className,
  ...rest
}: DrawingProps & { name: string }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={`lucide-${name} ${className ?? ''}`.trim()}
    aria-hidden
    {...rest}
  />
);
