import type { FormEvent } from 'react';

/**
 * Stops the browser's own sending and reads a form's texts by name; a field that is missing is
 * empty.
 */
export function formTexts(event: FormEvent<HTMLFormElement>): (name: string) => string {
  event.preventDefault();
  const fields = new FormData(event.currentTarget);
  return (name) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
}
