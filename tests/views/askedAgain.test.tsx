// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { routes } from '../../web/routes.ts';
import type { RouteName } from '../../web/routes.ts';
import type { PageLoader, Route } from '../../web/shared/route.ts';
import { Button } from '../../web/ui/Button.tsx';
import { pagesShown } from '../shown/pages.shown.ts';
import type { ShownOnPage } from '../shown/shownOnPage.ts';
import { alerts, press } from './support/page.ts';
import { serve } from './support/service.tsx';
import type { Answer, ServiceAnswers } from './support/service.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Where the sample has not every field that the page asks for. */
const instead: Partial<Record<RouteName, Record<string, unknown>>> = { payments: { payments: [] } };

/** The pages of one person: customers' own, and those of the staff. */
const ownPages = Object.entries(pagesShown).filter(
  (row): row is [RouteName, ShownOnPage] =>
    typeof row[1] === 'object' &&
    ['customer', 'admin'].includes(routes[row[0] as RouteName].access),
);

/** What only fields offer to choose from is read once. */
const choices = new Set(['LabsToFilter', 'Technicians']);

/** A page that is left for another one and come back to. */
const Visited = ({ Page }: { Page: ComponentType }) => {
  const [isThere, setIsThere] = useState(true);
  return (
    <>
      <Button onClick={() => setIsThere(!isThere)}>{isThere ? 'Elsewhere' : 'Back'}</Button>
      {isThere ? <Page /> : null}
    </>
  );
};

describe.each(ownPages)('%s', (name, { answers: shown, url }) => {
  const answers = instead[name] ?? shown;
  const { path, load } = routes[name] as Route;
  /** What the page calls, and what each call is answered. */
  const open = async (answer: Answer) => {
    const Page = await (load as PageLoader)();
    const called: string[] = [];
    let now = answer;
    const any = new Proxy<ServiceAnswers>(
      {},
      {
        get: (_, call: string) => () => {
          called.push(call);
          return now;
        },
      },
    );
    const at = { path, url: url ?? path.replace(/:\w+/g, 't1') };
    history.replaceState(null, '', at.url);
    await serve(<Visited Page={Page} />, any, { at });
    return {
      called,
      answersFromNow: (other: Answer) => {
        now = other;
      },
    };
  };
  /** Shapes of what is still to come, and failures. */
  const unfinished = () => [...screen.queryAllByRole('status'), ...alerts()];

  it('is there once another try succeeds', async () => {
    const { answersFromNow } = await open('away');
    await screen.findAllByRole('alert');
    answersFromNow(answers);
    await waitFor(() => {
      for (const one of screen.queryAllByRole('button', { name: 'Retry' })) fireEvent.click(one);
      expect(unfinished()).toEqual([]);
    });
  });

  it('is read again by whoever comes back to it', async () => {
    const { called } = await open(answers);
    await waitFor(() => expect(unfinished()).toEqual([]));
    const first = called.splice(0).filter((call) => !choices.has(call));
    press('Elsewhere');
    press('Back');
    await waitFor(() => expect(called).toEqual(expect.arrayContaining(first)));
    await waitFor(() => expect(unfinished()).toEqual([]));
  });
});
