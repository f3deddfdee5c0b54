import { useEffect, useRef } from 'react';
import type { FormEvent, FormHTMLAttributes } from 'react';
import { readTyped, writeTyped } from './typedText.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Fields whose text may be stored; passwords, codes and files never are. */
const isStored = (field: Element): field is Field =>
  (field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement &&
      !['password', 'file', 'hidden'].includes(field.type) &&
      field.autocomplete !== 'one-time-code')) &&
  field.name !== '';

/**
 * A form whose typed text is stored under this name and survives a reload, Back and the login
 * (PD-47).
 */
export function TypedForm({
  typedAs,
  ...props
}: FormHTMLAttributes<HTMLFormElement> & { typedAs: string | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const typed = typedAs === undefined ? undefined : readTyped(typedAs);
    if (!typed) return;
    for (const field of [...form.current!.elements].filter(isStored))
      // Text typed before this page's code was loaded is newer than the stored text.
      if (field.value === field.defaultValue && typed[field.name] !== undefined)
        field.value = typed[field.name]!;
  }, [typedAs]);
  const store = (event: FormEvent<HTMLFormElement>) => {
    if (typedAs === undefined) return;
    const fields = [...event.currentTarget.elements].filter(isStored);
    writeTyped(typedAs, Object.fromEntries(fields.map(({ name, value }) => [name, value])));
  };
  return <form ref={form} noValidate onInput={store} {...props} />;
}
