import { expect, it } from 'vitest';
import { render } from '../../web/server.tsx';

it('pages that are rendered at once are each in their own language', async () => {
  const languages = ['en', 'hi', 'en', 'hi', 'hi', 'en'] as const;
  const pages = await Promise.all(languages.map((language) => render('/login', {}, language)));
  expect(pages.map(({ html }) => html.includes('>Log in<'))).toEqual(
    languages.map((language) => language === 'en'),
  );
  expect(pages.map(({ title }) => /[\u0900-\u097F]/.test(title))).toEqual(
    languages.map((language) => language === 'hi'),
  );
});
