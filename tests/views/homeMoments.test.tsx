// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { findingCopy } from '../../web/copy/finding.ts';
import { homeCopy } from '../../web/copy/home.ts';
import { pageTitles } from '../../web/copy/shell.ts';
import { HomePage } from '../../web/home/HomePage.tsx';
import { loadHomeParts, SearchResults } from '../../web/home/lazyParts.ts';
import { Packages } from '../../web/home/Packages.tsx';
import { Search } from '../../web/home/Search.tsx';

import { walk } from '../../devtools/simulation/walk.ts';
import { typingPause } from '../../machines/findTest/findTest.machine.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { Session } from '../../web/shared/flows/flows.ts';
import { firstOrder } from '../shown/offers.shown.ts';
import { answerKey, createPageData, PageDataContext } from '../../web/shared/pageData.ts';
import { setPlace } from '../../web/ui/pagePlace.ts';
import { labTest, showHomePart, startFindTest } from './support/homePart.tsx';
import { show } from './support/show.tsx';
import { press } from './support/page.ts';

let flow: ReturnType<typeof startFindTest>['flow'];
let send: ReturnType<typeof startFindTest>['send'];
beforeEach(async () => {
  ({ flow, send } = startFindTest());
  await Promise.all([SearchResults.load(), loadHomeParts()]);
});

const scrolls = () => {
  const seen: [string, unknown][] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, how) {
    seen.push([this.id || this.textContent, how]);
  });
  return seen;
};

describe('the search', () => {
  const labTests = [labTest('t1', { name: 'TSH' }), labTest('t2', { name: 'TSH and T4' })];

  it('brings into view what an arrow reached', async () => {
    const seen = scrolls();
    await flow.go({ fact: { type: 'text.typed', text: 'tsh' } }, { passes: 1000 });
    await flow.go({ answers: 'loadRelated', with: [] });
    await showHomePart(<Search />, { LabTests: { labTests } });
    const field = screen.getByRole<HTMLInputElement>('combobox');
    field.value = 'tsh';
    expect(seen).toEqual([]);
    for (const name of ['TSH', 'TSH and T4']) {
      // The browser would move the cursor.
      expect(await act(async () => fireEvent.keyDown(field, { key: 'ArrowDown' }))).toBe(false);
      expect(seen.at(-1)).toEqual([expect.stringMatching(`^${name}`), { block: 'nearest' }]);
    }
    const active = document.querySelectorAll('[data-active]');
    expect(Array.from(active, (one) => one.querySelector('p')!.textContent)).toEqual([
      'TSH and T4',
    ]);
  });

  it('says that nothing was found only once related tests were looked for, too', async () => {
    await showHomePart(<Search />, { LabTests: { labTests } });
    await flow.go({ fact: { type: 'text.typed', text: 'zzz' } });
    await screen.findByText(homeCopy.search.count(0));
    expect(screen.queryByText(findingCopy.nothing)).toBeNull();
    await flow.go({ passes: typingPause }, { answers: 'loadRelated', with: [] });
    await screen.findByText(findingCopy.nothing);
  });

  it('counts what was typed before its code was there', async () => {
    const session = walk(sessionMachine).actor;
    const page = (
      <MemoryRouter>
        <Session.Provider actor={session as never}>
          <PageDataContext value={createPageData({ [answerKey('LabTests', {})]: { labTests } })}>
            <Search />
          </PageDataContext>
        </Session.Provider>
      </MemoryRouter>
    );
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(page);
    root.querySelector('input')!.value = 'tsh';
    const hydrated = await act(async () => hydrateRoot(root, page));
    await waitFor(() => expect(send.mock.calls).toEqual([[{ type: 'text.typed', text: 'tsh' }]]));
    act(() => hydrated.unmount());
    root.remove();
  });
});

describe('the page itself', () => {
  it('leads from its banner to its tests', async () => {
    const seen = scrolls();
    await showHomePart(<HomePage resume={<p>Waiting</p>} />, {
      LabTests: { labTests: [labTest('t1')] },
      Home: { home: { nextVisit: null, readyReport: null, bookAgain: null } },
      OwnOffers: { ownOffers: [firstOrder] },
    });
    expect(screen.getAllByText('Waiting')).toHaveLength(1);
    // Not by its banner.
    expect(document.title).toBe(`${pageTitles.home} · Assay`);
    press('Book now');
    expect(seen.map(([id]) => id)).toEqual(['tests']);
  });

  it('shows the packages that its address names, once they are there', async () => {
    const seen = scrolls();
    setPlace('opened');
    const pageData = createPageData({});
    vi.stubGlobal('fetch', () => Promise.reject(new Error('No connection')));
    const open = (data: ReturnType<typeof createPageData>) =>
      show(
        <PageDataContext value={data}>
          <Packages />
        </PageDataContext>,
        'never',
        { path: '*', url: '/home#packages' },
      );
    await open(pageData);
    expect(seen).toEqual([]);
    cleanup();
    const packages = [labTest('p')];
    await open(createPageData({ [answerKey('Packages', {})]: { packages } }));
    expect(seen.map(([id]) => id)).toEqual(['packages']);
  });
});
