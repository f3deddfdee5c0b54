// @vitest-environment jsdom

import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';

import { failure } from '../../devtools/samples/entities.ts';
import { completedOrder, trackedOrder, visitOrder } from '../../devtools/samples/orders.ts';

import { alerts, press, texts } from './support/page.ts';
import { follow } from './support/followedOrder.tsx';

afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

describe('a visit is rated', () => {
  const stars = (name: string) => screen.getByRole('radio', { name });
  const filled = () =>
    [...document.querySelectorAll('fieldset svg')].map((star) => star.getAttribute('fill'));

  it('with one to five stars, and a comment where somebody wrote one', async () => {
    const { calls, go } = await follow(completedOrder());
    expect(texts('radio')).toHaveLength(5);
    expect(alerts()).toEqual([]);
    press('Send rating');
    expect(alerts()).toEqual(['Please choose one to five stars.']);
    expect(calls('rateVisit')).toEqual([]);
    fireEvent.click(stars('1 star'));
    expect(alerts()).toEqual([]);
    fireEvent.click(stars('4 stars'));
    const star = 'currentColor';
    expect(filled()).toEqual([star, star, star, star, 'none']);
    press('Send rating');
    expect(calls('rateVisit')).toEqual([{ orderId: 'o1', stars: 4, comment: null }]);
    await go({ fails: 'rateVisit', with: failure('CONFLICT') });
    const comment = screen.getByLabelText('Anything to add? (optional)');
    expect(comment.getAttribute('maxlength')).toBe('300');
    fireEvent.change(comment, { target: { value: ' On time. ' } });
    press('Send rating');
    expect(calls('rateVisit').at(-1)).toEqual({ orderId: 'o1', stars: 4, comment: 'On time.' });
    const rating = { stars: 4, comment: 'On time.' };
    await go({ answers: 'rateVisit', with: { ...completedOrder(), rateable: false, rating } });
    const thanks = screen.getByRole('heading', { name: 'Thank you for your rating.' });
    expect(document.activeElement).toBe(thanks);
    expect(screen.queryAllByText('You gave 4 of 5 stars.')).toHaveLength(1);
    expect(screen.queryAllByText('On time.')).toHaveLength(1);
    expect(screen.queryAllByRole('button', { name: 'Send rating' })).toEqual([]);
  });

  it('once: later its page begins at the top with what was given', async () => {
    await follow({ ...completedOrder(), rateable: false, rating: { stars: 1, comment: null } });
    expect(screen.queryAllByText('You gave 1 of 5 stars.')).toHaveLength(1);
    expect(document.activeElement).toBe(document.body);
  });

  it('only where the service lets it', async () => {
    await follow(trackedOrder());
    expect(screen.queryAllByText('How was the visit?')).toEqual([]);
  });

  it('says on another device what was given, and takes no focus there', async () => {
    const { go } = await follow({ ...completedOrder(), rateable: false });
    const order = { ...completedOrder(), rateable: false, rating: { stars: 2, comment: 'Late.' } };
    await go({ fact: { type: 'order.changed', order } });
    expect([
      screen.getByRole('heading', { name: 'Thank you for your rating.' }).nextElementSibling!
        .textContent,
      document.activeElement,
    ]).toEqual(['You gave 2 of 5 stars.Late.', document.body]);
  });
});

describe('whom a visit that is shared is for', () => {
  const shared = async (order: FollowedOrder) => {
    const share = vi.fn<(content: { text: string }) => Promise<void>>(() => Promise.resolve());
    Object.assign(navigator, { share });
    await follow(order);
    await act(async () => press('Share with family'));
    return /^Sample collection for (.*): Mon/.exec(share.mock.calls[0]![0].text)?.[1];
  };
  const [one, two] = visitOrder().items;

  it('are all who are tested, each once', async () => {
    const items = [one!, two!, { ...one!, id: 'i3' }];
    expect(await shared(trackedOrder({ items }))).toBe('Leela Menon and Suresh Menon');
  });

  it('is everybody of it where each of its tests was cancelled', async () => {
    const items = [{ ...two!, status: 'cancelled' }] as never;
    expect(await shared(trackedOrder({ items }))).toBe('Suresh Menon');
  });
});
