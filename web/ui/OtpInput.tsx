import { useRef } from 'react';
import type { ClipboardEvent, FormEvent, KeyboardEvent } from 'react';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { input } from '../generated/panda/recipes/index.js';
import { useFormMessageId } from './formMessage.tsx';
import { hasActed } from './pagePlace.ts';

interface Props {
  label: string;
  /** The label of a box: the `number`th of `length`. */
  digit: (number: number, length: number) => string;
  /** The code was refused. */
  isInvalid: boolean;
  length: number;
  /** Converts the digits of any script to 0 to 9. */
  toDigits: (text: string) => string;
  /** Gets the digits of all boxes after each change. */
  onChange: (code: string) => void;
  onComplete: (code: string) => void;
}

/**
 * Boxes of one digit each (docs/product/validation.md). They are uncontrolled and read from the
 * DOM, because a password manager may fill them all at once and some keyboards compose digits.
 */
export function OtpInput({
  label,
  digit,
  isInvalid,
  length,
  toDigits,
  onChange,
  onComplete,
}: Props) {
  const group = useRef<HTMLDivElement>(null);
  /** The previous content of each box, to tell which of two digits is new. */
  const before = useRef<string[]>([]);
  const message = useFormMessageId();
  const digitsOf = (text: string) => toDigits(text).replaceAll(/\D/g, '');

  const boxes = () => [...group.current!.querySelectorAll('input')];

  /**
   * Fills digits into the boxes from the given one on, and focuses the box after the last of them.
   */
  const spread = (digits: string, first: number) => {
    const all = boxes();
    const end = Math.min(first + digits.length, length);
    for (let at = first; at < end; at += 1) all[at]!.value = digits[at - first]!;
    before.current = all.map((box) => box.value);
    if (group.current!.contains(document.activeElement)) all[Math.min(end, length - 1)]!.focus();
    const code = before.current.join('');
    onChange(code);
    if (code.length === length) onComplete(code);
  };

  const onInput = (event: FormEvent<HTMLInputElement>, at: number) => {
    const box = event.currentTarget;
    const digits = digitsOf(box.value);
    const old = before.current[at] ?? '';
    // A digit typed beside the existing one replaces it.
    const typed =
      digits.length === 2 && old !== '' ? digits.replace(old, '') : digits.slice(0, length);
    box.value = typed.slice(0, 1);
    spread(typed, typed.length === length ? 0 : at);
  };

  const onPaste = (event: ClipboardEvent<HTMLInputElement>, at: number) => {
    event.preventDefault();
    const text = toDigits(event.clipboardData.getData('text'));
    // A pasted message may contain other numbers besides the code.
    const code = new RegExp(String.raw`(?<!\d)\d{${length}}(?!\d)`).exec(text)?.[0];
    const digits = code ?? digitsOf(text).slice(0, length);
    if (digits !== '') spread(digits, digits.length === length ? 0 : at);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, at: number) => {
    const all = boxes();
    const move = { ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0;
    if (event.key === 'Backspace' && all[at]!.value === '' && at > 0) {
      event.preventDefault();
      all[at - 1]!.value = '';
      all[at - 1]!.focus();
      spread('', at - 1);
    } else if (move !== 0) {
      event.preventDefault();
      all[at + move]?.focus();
    }
  };

  return (
    <div
      ref={group}
      role="group"
      aria-label={label}
      className={stack({
        direction: 'row',
        gap: 'min(0.75rem, 3vw)',
        justify: 'center',
        w: 'full',
      })}
    >
      {Array.from({ length }, (_, at) => (
        <input
          key={at}
          aria-label={digit(at + 1, length)}
          aria-invalid={isInvalid || undefined}
          aria-errormessage={isInvalid ? message : undefined}
          inputMode="numeric"
          autoComplete={at === 0 ? 'one-time-code' : 'off'}
          autoFocus={at === 0 && hasActed()}
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => onInput(event, at)}
          onPaste={(event) => onPaste(event, at)}
          onKeyDown={(event) => onKeyDown(event, at)}
          className={cx(
            input({ size: '2xl' }),
            css({
              w: 'var(--input-height)',
              // Narrower where the letters are large.
              minW: '0!',
              px: '1',
              textAlign: 'center',
              bg: 'bg.panel',
              borderColor: 'border.emphasized',
              fontSize: '2xl',
              fontWeight: 'semibold',
            }),
          )}
        />
      ))}
    </div>
  );
}
