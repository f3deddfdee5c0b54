import type { FormEvent } from 'react';

/**
 * Prevents the browser's own submit and returns a function that reads the form's texts by name; a
 * missing field is empty.
 */
export function formTexts(event: FormEvent<HTMLFormElement>): (name: string) => string {
  event.preventDefault();
  const fields = new FormData(event.currentTarget);
  return (name) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
}
