import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { ContentPage } from '../../../web/admin/content/ContentPage.tsx';
import { field } from './forms.ts';
import { serve } from './service.tsx';
import type { Service, ServiceAnswers } from './service.tsx';

/** A text in both languages, as the service has it. */
export const text = (name: string, english: string, hindi: string | null = null) => ({
  field: name,
  english,
  hindi,
});
export const question = (id: string, words: string, hidden = false) => ({
  id,
  hidden,
  texts: [text('question', `${words}?`, `${words} (हिन्दी)?`), text('answer', `${words}!`)],
});
export const faq = [question('q1', 'When'), question('q2', 'Where', true), question('q3', 'Who')];

/** What is published of a kind; version 0 was never published. */
export const content = (entries: object[], kind = 'FAQ', version = 3) => ({
  kind,
  version,
  publishedAt: version === 0 ? null : '2026-09-07T06:00:00.000Z',
  entries,
});

/** The page on which a kind of content is written, once it is there. */
export async function openContent(
  url: string,
  shown: object,
  answers: ServiceAnswers = {},
): Promise<Service> {
  const service = await serve(
    <ContentPage />,
    { AdminContent: { adminContent: shown }, ...answers },
    { at: { path: '/admin/content/:kind', url: `/admin/content/${url}` } },
  );
  await screen.findByRole('button', { name: 'Publish' });
  return service;
}

export const write = (name: string, value: string) =>
  fireEvent.change(field(name), { target: { value } });

/** What was sent last, once it was published so often. */
export async function published(service: Service, times = 1) {
  await waitFor(() => expect(service.sent('PublishContent')).toHaveLength(times));
  return service.sent('PublishContent').at(-1);
}

/** What stands in the fields. */
export const values = () =>
  [
    ...document.querySelectorAll<HTMLInputElement>(
      'form input:not([type=checkbox], [type=file]), form textarea',
    ),
  ].map(({ value }) => value);
