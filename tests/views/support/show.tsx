import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { Observable } from 'rxjs';
import { afterEach, expect } from 'vitest';
import type { User } from '../../../machines/generated/schema.ts';
import { sessionMachine } from '../../../machines/session/session.machine.ts';
import { setLanguage } from '../../../web/copy/language.ts';
import { Session } from '../../../web/shared/flows/flows.ts';
import { ChakraTheme } from '../../../web/shared/theme/ChakraTheme.tsx';
import { setPlace } from '../../../web/ui/pagePlace.ts';
import { user } from '../../../devtools/samples/entities.ts';
import { walk } from '../../../devtools/simulation/walk.ts';

// jsdom has no page that could be scrolled.
window.scrollTo = () => undefined;
// Nor sizes that could change.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView = () => undefined;
// And is a phone's.
window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as never;

// What is waited for comes late on a machine that is busy with something else.
configure({ asyncUtilTimeout: 10_000 });

// What a form sends by itself loads the page anew, with what was typed in its address.
const sentByBrowser: string[] = [];
window.addEventListener('submit', ({ target, defaultPrevented }) => {
  if (!defaultPrevented) sentByBrowser.push((target as HTMLElement).outerHTML);
});
afterEach(() => {
  const [form] = sentByBrowser.splice(0);
  if (form) throw new Error(`The browser itself sends ${form}`);
});

// A test leaves no page behind, and no other language.
afterEach(() => {
  cleanup();
  setLanguage('en');
  setPlace('returned');
});

let place = '';
function Place() {
  const { pathname, search, hash } = useLocation();
  useLayoutEffect(() => {
    place = pathname + search + hash;
  });
  return null;
}
/** The address that is shown now. */
export const where = () => place;

type Asked = (operation: string, variables: Record<string, unknown>) => Record<string, unknown>;
/** How every question of a page ends: never, with an error, with these fields, or each by itself. */
export type Answers = 'never' | 'error' | Record<string, unknown> | Asked;

const linkTo = (answers: Answers) =>
  new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        // As over a network: what was pressed is on the screen before the answer.
        if (answers === 'error') setTimeout(() => observer.error(new Error('The service is away')));
        else if (answers !== 'never') {
          const data = typeof answers === 'function' ? answers(operationName, variables) : answers;
          observer.next({ data });
          observer.complete();
        }
      }),
  );

/**
 * Shows a view as a signed-in customer sees it, or a guest (null), with its questions answered alike;
 * a page that reads its URL has a path, and the URL that it is at.
 */
export async function show(
  view: ReactNode,
  answers: Answers = 'never',
  at = { path: '*', url: '/' },
  customer: Partial<User> | null = {},
): Promise<void> {
  const session = walk(sessionMachine);
  const signedIn = customer && { ...user, phoneVerified: true, ...customer };
  await session.go({ answers: 'loadUser', with: signedIn });
  const client = new ApolloClient({ link: linkTo(answers), cache: new InMemoryCache() });
  render(
    <MemoryRouter initialEntries={[at.url]}>
      <ApolloProvider client={client}>
        <ChakraTheme>
          <Session.Provider actor={session.actor as never}>
            <Routes>
              <Route path={at.path} element={view} />
            </Routes>
            <Place />
          </Session.Provider>
        </ChakraTheme>
      </ApolloProvider>
    </MemoryRouter>,
  );
}

/** What a screen reader has to say something about. */
const named = ['button', 'link', 'textbox', 'radio', 'checkbox', 'radiogroup', 'dialog'] as const;

/** Texts and lists; what others refer to by its id, or waits for its answer, may be empty. */
const filled = 'p h1 h2 h3 h4 ul ol li dl dt dd label legend caption tbody'
  .split(' ')
  .map((name) => `${name}:empty:not([role], [aria-live], [id], [hidden], .skeleton)`)
  .join();

/** Everything that can be pressed or filled in has a name, and no text or list is empty. */
export function expectNamesAndTexts(): void {
  const empty = Array.from(document.querySelectorAll(filled), ({ outerHTML }) => outerHTML);
  expect(empty).toEqual([]);
  for (const role of named) {
    const nameless = screen
      .queryAllByRole(role)
      .filter((element) => !screen.queryAllByRole(role, { name: /\S/ }).includes(element));
    expect(nameless.map((element) => element.outerHTML)).toEqual([]);
  }
  // What names or describes something is on the page; a dialog finds out a frame later whether it is.
  for (const attribute of ['for', 'aria-labelledby', 'aria-describedby'])
    for (const element of document.querySelectorAll(`[${attribute}]:not([role$="dialog"])`))
      for (const id of element.getAttribute(attribute)!.split(' '))
        expect([element.outerHTML, document.getElementById(id)]).toEqual([
          element.outerHTML,
          expect.any(Element),
        ]);
}

/** Presses every button that is closed; gives how many there were. */
export function pressClosedButtons(): number {
  const closed = screen
    .queryAllByRole<HTMLButtonElement>('button')
    .filter((button) => button.disabled);
  for (const button of closed) {
    fireEvent.click(button);
    if (button.form && button.type === 'submit') fireEvent.submit(button.form);
  }
  return closed.length;
}
