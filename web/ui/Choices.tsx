import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import { css, cx } from '../generated/panda/css/index.js';
import { center } from '../generated/panda/patterns/index.js';
import { FieldErrorText, useFieldError } from './formMessage.tsx';
import { radioStop } from './radioStop.ts';

const inARow = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  '& > label': { px: '4' },
});
const inThrees = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', _tight: '1fr' },
  gap: { base: '1.5', sm: '2' },
});

/** The most letters of a name that fits beside two others on a phone. */
const shortName = 12;

interface Props<Value extends string> {
  label: string;
  names: Record<Value, string>;
  value: Value | '';
  /** The service's name for the field; its error is shown below. */
  field?: string;
  onChange: (value: Value) => void;
  /** What is chosen is acted on at once, so the arrow keys only move the focus; Space chooses. */
  actsAtOnce?: boolean;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus to the next or previous radio; the browser would choose it as well. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const radios = [...event.currentTarget.querySelectorAll('input')];
  const at = radios.indexOf(event.target as HTMLInputElement);
  radios.at((at + step) % radios.length)!.focus();
}

/** A few choices, one of which can be chosen: radios in the shape of pills. */
export function Choices<Value extends string>({
  label,
  names,
  value,
  field,
  onChange,
  actsAtOnce = false,
}: Props<Value>) {
  const id = useId();
  const error = useFieldError(field);
  const all = Object.values<string>(names);
  const isInThrees = all.length % 3 === 0 && all.every(({ length }) => length <= shortName);
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      onKeyDown={actsAtOnce ? moveFocus : undefined}
      {...error.attributes}
    >
      <p id={id} className={css({ fontWeight: 'semibold', textStyle: 'sm', mb: '2' })}>
        {label}
      </p>
      <div className={isInThrees ? inThrees : inARow}>
        {(Object.entries(names) as [Value, string][]).map(([key, name]) => {
          const state = { 'data-state': key === value ? 'checked' : 'unchecked' };
          return (
            <label
              key={key}
              data-scope="radio-group"
              data-part="item"
              {...state}
              className={css({
                display: 'inline-flex',
                alignItems: 'center',
                justifyContent: { base: 'center', sm: 'flex-start' },
                gap: { base: '1', sm: '2.5' },
                minH: '11',
                px: { base: '1', sm: '4' },
                textStyle: 'sm',
                fontWeight: 'medium',
                borderWidth: '1px',
                borderColor: 'border.emphasized',
                borderRadius: 'full',
                bg: 'bg.panel',
                _checked: { borderColor: 'brand.solid', bg: 'brand.subtle', color: 'brand.fg' },
                _tight: { w: 'full', px: '2!' },
              })}
            >
              <input
                type="radio"
                name={id}
                value={key}
                checked={key === value}
                onChange={() => onChange(key)}
                {...radioStop(key, Object.keys(names), value)}
              />
              <span
                data-part="item-control"
                data-state={state['data-state']}
                aria-hidden
                className={center({
                  flexShrink: '0',
                  boxSize: { base: '4', sm: '5' },
                  borderWidth: '1px',
                  borderColor: 'border.emphasized',
                  borderRadius: 'full',
                  _checked: {
                    bg: 'brand.solid',
                    color: 'brand.contrast',
                    borderColor: 'brand.solid',
                  },
                })}
              >
                {key === value ? (
                  <span
                    className={cx(
                      'dot',
                      css({ boxSize: '2', borderRadius: 'full', bg: 'currentColor' }),
                    )}
                  />
                ) : null}
              </span>
              <span>{name}</span>
            </label>
          );
        })}
      </div>
      <FieldErrorText error={error} />
    </div>
  );
}
