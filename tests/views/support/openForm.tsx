import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { routes } from '../../../web/routes.ts';
import type { RouteName } from '../../../web/routes.ts';
import type { PageLoader, Route } from '../../../web/shared/route.ts';
import { pagesShown } from '../../shown/pages.shown.ts';
import { show } from './show.tsx';

/** A form: whose or what it is, how it is opened, and what each of its fields says. */
export type FormRow = [name: string, open: () => Promise<unknown>, fields: string[]];

/** What a form sent, as text. */
const sent: string[] = [];
let isSending = false;
const textOf = (body: unknown) =>
  body instanceof FormData ? (body.get('operations') as string) : JSON.stringify(body ?? '');
const recordFetch = (answers: object) =>
  vi.stubGlobal('fetch', (_: unknown, { body }: RequestInit = {}) => {
    sent.push(textOf(body));
    return isSending
      ? new Promise(() => undefined)
      : Promise.resolve(Response.json({ data: answers }));
  });

/**
 * Types a word into each field for a number of an open form, and sends it: the words that were sent
 * neither as they are nor refused. A field that takes digits alone has none.
 */
export async function wordsLostOnTheWay(): Promise<string[]> {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>('[inputmode=numeric], [inputmode=decimal]'),
  ];
  sent.length = 0;
  const typed = fields.flatMap((field, index) => {
    const word = `word${index}`;
    fireEvent.change(field, { target: { value: word } });
    return field.value === word ? [word] : [];
  });
  const [form] = fields.flatMap((field) => field.form ?? []);
  isSending = true;
  if (form) fireEvent.submit(form);
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  isSending = false;
  return sent.length === 0 ? [] : typed.filter((word) => !sent.join(' ').includes(word));
}

async function pressed(name: string | undefined): Promise<void> {
  if (name) fireEvent.click(await screen.findByRole('button', { name }));
}

/** Opens a page as the service fills it; `button`: what opens the form. */
export const page = (name: RouteName, button?: string) => async () => {
  const { path, load } = routes[name] as Route;
  const Page = await (load as PageLoader)();
  const shown = pagesShown[name];
  const { answers = {}, url } = typeof shown === 'object' ? shown : {};
  // Customers' own pages fetch by themselves.
  recordFetch(answers);
  const answered = (_: string, variables: Record<string, unknown>) => {
    sent.push(JSON.stringify(variables));
    if (isSending) throw new Error('It stays on its way');
    return answers;
  };
  await show(<Page />, answered, { path, url: url ?? path.replace(/:\w+/g, 't1') });
  await pressed(button);
};
/** Opens a view that asks nobody. */
export const view = (shown: ReactNode, button?: string) => async () => {
  recordFetch({});
  await show(shown);
  await pressed(button);
};
