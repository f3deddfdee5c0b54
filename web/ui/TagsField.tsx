import { TagsInput } from '@chakra-ui/react';
import { useEffect, useId, useRef } from 'react';
import type { ClipboardEvent, ComponentProps, KeyboardEvent } from 'react';
import { tagsCopy } from '../copy/tags.ts';
import { FieldErrorText, useFieldError } from './formMessage.tsx';
import { css } from '../generated/panda/css/index.js';

interface Props {
  label: string;
  hint?: string;
  /** Further attributes of the input. */
  attributes?: ComponentProps<'input'>;
  /** The service's name for the field; its error is shown below. */
  field?: string;
  value: string[];
  onChange: (value: string[]) => void;
}

/** The values without duplicates, ignoring case (PD-45). */
export function distinct(values: string[]): string[] {
  const seen = new Set<string>();
  return values
    .map((value) => value.trim())
    .filter(
      (value) => value !== '' && !seen.has(value.toLowerCase()) && seen.add(value.toLowerCase()),
    );
}

/**
 * Tags: Enter or comma adds, a pasted list is split, backspace removes the last
 * (docs/product/validation.md).
 */
export function TagsField({ label, hint, attributes, field, value, onChange }: Props) {
  const hintId = useId();
  const error = useFieldError(field);
  const { 'aria-describedby': wrong, ...invalid } = error.attributes;
  const describedBy = [hint ? hintId : '', wrong].filter(Boolean).join(' ');
  // A one-line input would join the lines of a pasted list before they could be split.
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!/[,\n]/.test(text)) return;
    event.preventDefault();
    onChange(distinct([...value, ...text.split(/[,\n]/)]));
  };
  // Typed text becomes a tag where the field is left; a page that is reloaded does not leave it.
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const add = () => {
      const typed = input.current!.value.trim();
      if (typed !== '') onChange(distinct([...value, typed]));
    };
    addEventListener('pagehide', add);
    return () => removeEventListener('pagehide', add);
  });
  // In Chakra's own field the first press would only highlight the last tag.
  const removeLast = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Backspace' || event.currentTarget.value !== '') return;
    event.stopPropagation();
    onChange(value.slice(0, -1));
  };
  return (
    <TagsInput.Root
      translations={{ ...tagsCopy }}
      value={value}
      delimiter={/[,\n]/}
      addOnPaste
      blurBehavior="add"
      onValueChange={(details) => onChange(distinct(details.value))}
    >
      <TagsInput.Label fontWeight="semibold">{label}</TagsInput.Label>
      <TagsInput.Control
        bg="bg.panel"
        borderColor="border.emphasized"
        minH="12"
        _focus={{ outlineWidth: '2px' }}
      >
        {value.map((tag, index) => (
          <TagsInput.Item key={tag} index={index} value={tag}>
            <TagsInput.ItemPreview minH="9" h="auto">
              <TagsInput.ItemText lineClamp="none" whiteSpace="normal">
                {tag}
              </TagsInput.ItemText>
              <TagsInput.ItemDeleteTrigger boxSize="8" css={{ '& svg': { boxSize: '4' } }} />
            </TagsInput.ItemPreview>
            <TagsInput.ItemInput />
          </TagsInput.Item>
        ))}
        <TagsInput.Input
          ref={input}
          aria-label={label}
          {...attributes}
          {...(describedBy && { 'aria-describedby': describedBy })}
          {...invalid}
          onPaste={paste}
          onKeyDownCapture={removeLast}
        />
      </TagsInput.Control>
      <FieldErrorText error={error} />
      {hint ? (
        <p id={hintId} className={css({ fontSize: 'xs', color: 'fg.muted' })}>
          {hint}
        </p>
      ) : null}
    </TagsInput.Root>
  );
}
