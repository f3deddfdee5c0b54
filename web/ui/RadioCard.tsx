import type { ComponentProps, ReactNode } from 'react';
import { css, cx } from '../generated/panda/css/index.js';

type Input = Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange' | 'children'>;
interface Props extends Input {
  /** All radios of a group share one name. */
  name: string;
  value: string;
  checked: boolean;
  onChoose: (value: string) => void;
  /** Its border and colours; `_checked` styles the chosen one. */
  className: string;
  /** The layout of its content, such as padding and position. */
  contentClassName: string;
  children: ReactNode;
}

/** A card that is a radio; the input covers all of it (`web/shared/theme/globalCss.ts`). */
export function RadioCard({
  value,
  checked,
  disabled = false,
  onChoose,
  className,
  contentClassName,
  children,
  ...input
}: Props) {
  return (
    <label
      data-scope="radio-card"
      data-part="item"
      data-state={checked ? 'checked' : 'unchecked'}
      data-disabled={disabled || undefined}
      className={cx(
        css({
          display: 'flex',
          flexDirection: 'column',
          userSelect: 'none',
          borderWidth: '1px',
          textStyle: 'sm',
          _disabled: { opacity: '0.5' },
          _checked: { boxShadow: 'inset 0 0 0 1px {colors.brand.solid}', zIndex: '1' },
        }),
        className,
      )}
    >
      <input
        {...input}
        type="radio"
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={() => onChoose(value)}
      />
      <div className={cx(css({ display: 'flex', flex: '1' }), contentClassName)}>{children}</div>
    </label>
  );
}
