import { useEffect, useEffectEvent, useRef } from 'react';
import type { FormHTMLAttributes } from 'react';
import { readTyped, writeTyped } from './typedText.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Fields whose text may be stored; passwords, codes and files never are. */
const isStored = (field: Element): field is Field =>
  (field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement &&
      !['password', 'file', 'hidden'].includes(field.type) &&
      field.autocomplete !== 'one-time-code')) &&
  field.name !== '';

interface Props extends FormHTMLAttributes<HTMLFormElement> {
  /** The storage name of the typed text. */
  typedAs: string | undefined;
  /**
   * The version of the text that the fields start from. What was typed stays on top of a newer one;
   * only what differs from it is stored, with the version as `$basis`.
   */
  basis?: string | undefined;
}

/**
 * A form whose typed text is stored under this name and survives a reload, Back and the login
 * (PD-47).
 */
export function TypedForm({ typedAs, basis, ...props }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const fields = () => [...form.current!.elements].filter(isStored);
  const store = () => {
    if (typedAs === undefined) return;
    const typed = fields().filter(
      ({ value, defaultValue }) => basis === undefined || value !== defaultValue,
    );
    writeTyped(typedAs, {
      ...Object.fromEntries(typed.map(({ name, value }) => [name, value])),
      ...(basis && { $basis: basis }),
    });
  };
  const takeUp = useEffectEvent(() => {
    const typed = typedAs && readTyped(typedAs);
    let isEarly = false;
    for (const field of fields())
      // Text typed before this page's code was loaded is newer than the stored text.
      if (field.value !== field.defaultValue) isEarly = true;
      else if (typed && typed[field.name] !== undefined) field.value = typed[field.name]!;
    if (isEarly) store();
  });
  useEffect(() => takeUp(), [typedAs, basis]);
  return <form ref={form} noValidate onInput={store} {...props} />;
}
