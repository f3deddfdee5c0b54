import { useId } from 'react';
import type { ComponentProps, KeyboardEvent, ToggleEvent } from 'react';
import { css } from '../generated/panda/css/index.js';
import { Button } from './Button.tsx';

interface Props<Value extends string> extends Omit<ComponentProps<typeof Button>, 'value'> {
  entries: Record<Value, string>;
  /** The current choice. */
  value: Value;
  onChoose: (value: Value) => void;
}

/** The entries of the menu in which the event occurred. */
const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];

function moveByArrow(event: KeyboardEvent<HTMLElement>) {
  const items = itemsOf(event.currentTarget);
  const at = items.findIndex((item) => item === document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  items.at(to % items.length)!.focus();
}

/**
 * A button that opens a menu below it. The menu is a native popover, which closes on Escape or a
 * press elsewhere and returns the focus.
 */
export function ButtonMenu<Value extends string>({
  entries,
  value,
  onChoose,
  ...button
}: Props<Value>) {
  const id = useId();
  const focusFirst = (event: ToggleEvent<HTMLElement>) => {
    if (event.newState === 'open') itemsOf(event.currentTarget)[0]!.focus();
  };
  return (
    <>
      <Button {...button} popoverTarget={id} aria-haspopup="menu" />
      <div
        id={id}
        popover="auto"
        role="menu"
        onToggle={focusFirst}
        onKeyDown={moveByArrow}
        className={css({
          // A browser that cannot place it beside its button shows it in the middle.
          '@supports (position-area: bottom)': {
            inset: 'auto',
            my: '2',
            mx: '0',
            positionArea: 'bottom span-right',
            positionTryFallbacks: 'flip-inline, flip-block',
          },
          bg: 'bg.panel',
          color: 'fg',
          boxShadow: 'lg',
          borderRadius: 'l2',
          p: '1.5',
          minW: '8rem',
        })}
      >
        {(Object.entries(entries) as [Value, string][]).map(([key, label]) => (
          <button
            key={key}
            type="button"
            role="menuitem"
            tabIndex={-1}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={() => onChoose(key)}
            className={css({
              display: 'block',
              w: 'full',
              minH: '11',
              px: '2',
              textAlign: 'start',
              fontSize: 'sm',
              borderRadius: 'l1',
              cursor: 'pointer',
              _hover: { bg: 'bg.muted' },
              _focusVisible: { bg: 'bg.muted' },
            })}
            style={{ fontWeight: key === value ? 'bold' : undefined }}
          >
            {label}
          </button>
        ))}
      </div>
    </>
  );
}
