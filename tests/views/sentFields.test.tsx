// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adminLabsCopy } from '../../web/copy/adminLabs.ts';
import { button } from './support/page.ts';
import { refusal } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';
import { fieldsOf, openStaffForm, staffForms } from './support/staffForms.tsx';
import type { SentForm } from './support/staffForms.tsx';

type Field = HTMLInputElement | HTMLSelectElement;
const isTags = (field: Field) => /^tags-input:[^:]+:input$/.test(field.id);
const otherOf: Record<string, string> = { date: '2026-12-27', time: '11:30' };
/** Types or chooses another value; gives what was typed. */
function change(field: Field, index: number): string {
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
  else fireEvent.change(field, { target: { value: text } });
  return text;
}
/** The fields that are sent: a percentage only fills in others, and a tag's own field is not shown. */
const sentFieldsOf = (form: SentForm) =>
  fieldsOf(form.button).filter(
    (field) =>
      field.type !== 'file' &&
      !(field.type === 'radio' && field.checked) &&
      !/:tag:/.test(field.id) &&
      field.labels?.[0]?.textContent !== adminLabsCopy.percent,
  );

it.each(staffForms)('what is typed into each field of $name is sent', async (form) => {
  const sent: string[] = [];
  const refusing = new Proxy<ServiceAnswers>(form.answers, {
    get(reads, call: string) {
      if (call in reads) return reads[call];
      return (variables: object) => {
        sent.push(JSON.stringify(variables));
        return refusal('It cannot be done now.');
      };
    },
  });
  await openStaffForm({ ...form, answers: refusing });
  form.type();
  const save = button(form.button);
  async function send(): Promise<void> {
    const count = sent.length + 1;
    fireEvent.click(save);
    await waitFor(
      () => expect([sent.length, save.hasAttribute('data-loading')]).toEqual([count, false]),
      { interval: 5 },
    );
  }
  await send();
  const unsent: string[] = [];
  for (const [index, field] of sentFieldsOf(form).entries()) {
    const text = change(field, index);
    await send();
    const isSent =
      sent.at(-1) !== sent.at(-2) && sent.at(-1)!.toUpperCase().includes(text.toUpperCase());
    if (!isSent) unsent.push(field.name || field.id);
  }
  expect(unsent).toEqual([]);
});
