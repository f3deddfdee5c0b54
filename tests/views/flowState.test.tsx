// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { FlowState } from '../../web/shared/flows/FlowState.tsx';
import { show } from './support/show.tsx';

describe('a step by its tags', () => {
  const tagged = (tag: string) =>
    createActor(createMachine({ initial: 'a', states: { a: { tags: tag } } })).start();
  const parts = { loading: <i>Shape</i>, failed: 'It failed.', instead: <b>Instead</b> };
  const all = {
    ...parts,
    empty: { title: 'None.', instead: <b>Other</b> },
    missing: { title: 'Gone.', instead: <b>Home</b> },
  };
  it.each([
    ['loading', all, 'Shape', 0],
    ['failed', all, 'That did not workIt failed.RetryInstead', 1],
    ['empty', all, 'None.RetryOther', 1],
    ['empty', parts, 'Step', 0],
    ['missing', all, 'Gone.Home', 0],
    ['missing', parts, 'Step', 0],
    ['choosing', all, 'Step', 0],
  ])('%s', async (tag, props, text, retries) => {
    const actor = tagged(tag);
    const send = vi.spyOn(actor, 'send');
    await show(
      <main>
        <FlowState actor={actor} {...props}>
          Step
        </FlowState>
      </main>,
    );
    expect(screen.getByRole('main').textContent).toBe(text);
    for (const retry of screen.queryAllByText('Retry')) fireEvent.click(retry);
    expect(send.mock.calls).toEqual(
      Array.from({ length: retries }, () => [{ type: 'load.retried' }]),
    );
  });
});
