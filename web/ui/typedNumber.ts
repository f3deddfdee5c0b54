/**
 * The content of a number field: the number, or the text if it is not one, which the service then
 * refuses by the field's name. No text is ever read as 0.
 */
export function typedNumber(text: string): number | string {
  const typed = text.trim();
  return /^\d+([.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : typed;
}
