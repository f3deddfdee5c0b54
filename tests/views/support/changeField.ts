import { fireEvent } from '@testing-library/react';
import { adminLabsCopy } from '../../../web/copy/adminLabs.ts';
import { fieldsOf } from './staffForms.tsx';

type Field = HTMLInputElement | HTMLSelectElement;
const isTags = (field: Field) => /^tags-input:[^:]+:input$/.test(field.id);
const otherOf: Record<string, string> = { date: '2026-12-27', time: '11:30' };
/** Types or chooses another value; gives what was typed. */
export function changeField(field: Field, index: number): string {
  const { type, value } = field;
  if (type === 'checkbox' || type === 'radio') {
    fireEvent.click(field);
    return '';
  }
  if (field instanceof HTMLSelectElement) {
    const other = [...field.options].find((option) => option.value !== value)!;
    fireEvent.change(field, { target: { value: other.value } });
    return '';
  }
  const isNumber = ['numeric', 'decimal'].includes(field.inputMode);
  const text = otherOf[type] ?? (isNumber ? String(Number(value) + 1) : `${value}q${index}q`);
  if (isTags(field)) fireEvent.paste(field, { clipboardData: { getData: () => `${text},` } });
  else fireEvent.input(field, { target: { value: text } });
  return text;
}
/** The fields that are sent: a percentage only fills in others, and a tag's own field is not shown. */
export const sentFieldsOf = (button: string | RegExp) =>
  fieldsOf(button).filter(
    (field) =>
      field.type !== 'file' &&
      !(field.type === 'radio' && field.checked) &&
      !/:tag:/.test(field.id) &&
      field.labels?.[0]?.textContent !== adminLabsCopy.percent,
  );
