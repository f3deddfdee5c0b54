import { readTyped } from './typedText.ts';

/** Whether the text was typed over another version of what is stored than this one. */
export function isOverOther(form: string, version: string | null | undefined): boolean {
  const { $basis = version, ...typed } = readTyped(form) ?? {};
  return Object.keys(typed).length > 0 && $basis !== version;
}
