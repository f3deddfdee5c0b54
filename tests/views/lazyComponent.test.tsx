// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyComponent } from '../../web/shared/lazyComponent.tsx';
import { show } from './support/show.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
const Here = () => <p>here</p>;

it('comes once its code is there', async () => {
  let arrive: (component: typeof Here) => void = () => undefined;
  const Part = lazyComponent(() => new Promise<typeof Here>((resolve) => (arrive = resolve)));
  const part = (
    <Suspense fallback="wait">
      <Part />
    </Suspense>
  );
  await act(() => show(part));
  expect(document.body.textContent).toBe('wait');
  await act(async () => arrive(Here));
  expect(document.body.textContent).toBe('here');
});

it('is there at once where its code was fetched elsewhere, after it had failed here', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  class Boundary extends Component<{ children: ReactNode }> {
    override state = { failed: false };
    static getDerivedStateFromError = () => ({ failed: true });
    override render = () => (this.state.failed ? 'failed' : this.props.children);
  }
  let fails = true;
  const Part = lazyComponent(async () => {
    if (fails) throw new Error('no connection');
    return Here;
  });
  const part = (
    <Boundary>
      <Part />
    </Boundary>
  );
  await act(() => show(part));
  expect(document.body.textContent).toBe('failed');
  cleanup();
  fails = false;
  await Part.load();
  await show(part);
  expect(document.body.textContent).toBe('here');
});
