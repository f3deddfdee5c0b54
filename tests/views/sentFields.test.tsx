// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { button } from './support/page.ts';
import { refusal } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';
import { openStaffForm, staffForms } from './support/staffForms.tsx';
import { changeField, sentFieldsOf } from './support/changeField.ts';

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
  for (const [index, field] of sentFieldsOf(form.button).entries()) {
    // Another choice may take away what follows it.
    if (!field.isConnected) continue;
    const text = changeField(field, index);
    await send();
    const isSent =
      sent.at(-1) !== sent.at(-2) && sent.at(-1)!.toUpperCase().includes(text.toUpperCase());
    if (!isSent) unsent.push(field.name || field.id);
  }
  expect(unsent).toEqual([]);
});
