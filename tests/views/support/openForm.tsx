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
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: answers })));
  await show(<Page />, answers, { path, url: url ?? path.replace(/:\w+/g, 't1') });
  await pressed(button);
};
/** Opens a view that asks nobody. */
export const view = (shown: ReactNode, button?: string) => async () => {
  await show(shown);
  await pressed(button);
};
