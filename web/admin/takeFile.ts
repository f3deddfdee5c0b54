/**
 * The chosen file of a field, which is emptied: a browser says nothing when the same file is chosen
 * again, once it is corrected or the connection is back.
 */
export function takeFile(field: HTMLInputElement): File | undefined {
  const file = field.files![0];
  field.value = '';
  return file;
}
