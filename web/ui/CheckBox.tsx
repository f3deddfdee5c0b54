import type { ComponentProps, ReactNode } from 'react';
import { css, cx } from '../generated/panda/css/index.js';

type Input = Omit<ComponentProps<'input'>, 'type' | 'size' | 'className' | 'onChange' | 'children'>;
interface Props extends Input {
  size?: 'md' | 'lg';
  checked: boolean;
  onCheck: (checked: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** A checkbox with content beside it; the input covers both (`globalCss`). */
export function CheckBox({ size = 'md', checked, onCheck, className, children, ...input }: Props) {
  const state = { 'data-state': checked ? 'checked' : 'unchecked' };
  return (
    <label
      data-scope="checkbox"
      {...state}
      className={cx(
        css({ display: 'inline-flex', alignItems: 'center', verticalAlign: 'top', minH: '11' }),
        size === 'lg' ? css({ gap: '3' }) : css({ gap: '2.5' }),
        className,
      )}
    >
      <input
        {...input}
        type="checkbox"
        checked={checked}
        onChange={(event) => onCheck(event.target.checked)}
      />
      <svg
        data-part="control"
        {...state}
        aria-hidden
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="3px"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={cx(
          css({
            flexShrink: '0',
            p: '0.5',
            borderWidth: '1px',
            borderColor: 'border.emphasized',
            borderRadius: 'l1',
            _checked: { bg: 'brand.solid', color: 'brand.contrast', borderColor: 'brand.solid' },
          }),
          size === 'lg' ? css({ boxSize: '6' }) : css({ boxSize: '5' }),
        )}
      >
        {checked ? <polyline points="20 6 9 17 4 12" /> : null}
      </svg>
      {children}
    </label>
  );
}
