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
/** Types or chooses another value. */
function change(field: Field): void {
  const { type, value } = field;
  if (isTags(field))
    fireEvent.paste(field, { clipboardData: { getData: () => `${field.id.length},` } });
  else if (type === 'checkbox' || type === 'radio') fireEvent.click(field);
  else if (field instanceof HTMLSelectElement)
    fireEvent.change(field, {
      target: { value: [...field.options].find((option) => option.value !== value)!.value },
    });
  else {
    const isNumber = ['numeric', 'decimal'].includes(field.inputMode);
    const other = otherOf[type] ?? (isNumber ? String(Number(value) + 1) : `${value}x`);
    fireEvent.change(field, { target: { value: other } });
  }
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
  for (const field of sentFieldsOf(form)) {
    change(field);
    await send();
    if (sent.at(-1) === sent.at(-2)) unsent.push(field.name || field.id);
  }
  expect(unsent).toEqual([]);
});
