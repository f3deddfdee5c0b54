// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { BookingContext } from '../../machines/booking/booking.types.ts';
import { bookingSteps, stepOf } from '../../web/booking/bookingSteps.tsx';
import type { BookingStep } from '../../web/booking/bookingSteps.tsx';
import { stepTitles } from '../../web/copy/stepTitles.ts';
import { AlertDialog } from '../../web/shared/AlertDialog.ts';
import { SandboxWindow } from '../../web/booking/lazyDialogs.ts';
import { openSandboxWindow } from '../../web/booking/sandboxWindow.ts';
import { loadMealQuestion } from '../../web/shared/MealQuestion.tsx';
import { Booking } from '../../web/shared/flows/flows.ts';
import { bookingModel } from '../models/booking.model.ts';
import { everyState } from '../models/cover.ts';
import { follow } from '../models/follow.ts';
import { placesOf } from '../models/model.ts';
import { bookingShown } from '../shown/booking.shown.ts';
import { mixedForms } from '../shown/mixedForms.ts';
import { missingIn, shownIn, wordsOf } from '../shown/shown.ts';
import { expectNamesAndTexts, pressClosedButtons, show } from './support/show.tsx';

/** The button that leads on from each step, and the fact that it tells. */
const leadsOn: Partial<Record<BookingStep, [name: string, fact: AnyEventObject]>> = {
  patient: ['Select Lab', { type: 'patient.confirmed' }],
  lab: ['Select Appointment', { type: 'lab.confirmed' }],
  slot: ['Add Address', { type: 'slot.confirmed' }],
  address: ['Complete Order', { type: 'order.requested' }],
  review: ['Continue', { type: 'review.confirmed' }],
  payment: ['Pay Now', { type: 'payment.requested' }],
};
/** What a step is headed with that has another heading than its title. */
const headings: Partial<Record<BookingStep, readonly string[]>> = {
  idle: [''],
  patient: ['Who is the test for?', stepTitles.patient],
  address: ['Add Address', stepTitles.address],
  payment: [stepTitles.checkout],
  repeating: [stepTitles.slot],
  opening: [stepTitles.review, stepTitles.checkout, stepTitles.order],
  placed: ['Your order has been placed'],
};

const textOf = ({ textContent }: HTMLElement) => textContent;

// What suspends while it is rendered first is never rendered again there.
beforeAll(() => Promise.all([AlertDialog.load(), SandboxWindow.load(), loadMealQuestion()]));

describe.each(everyState(bookingModel))('the funnel in $title', (path) => {
  it('shows what its tags say, names what can be pressed, and closes what the machine refuses', async () => {
    const { walk: running, violation } = await follow(bookingModel, path);
    expect(violation).toBeNull();
    const snapshot = running.snapshot();
    const step = stepOf(snapshot as never);
    const { View } = bookingSteps[step];
    const { request } = snapshot.context as BookingContext;
    const leave = new AbortController();
    // The port that waits here is what opens the provider's window.
    if (snapshot.matches({ payment: 'windowOpen' })) void openSandboxWindow(request!, leave.signal);
    const sent = vi.spyOn(running.actor, 'send');
    await show(
      <Booking.Provider actor={running.actor as never}>
        <main>
          <View />
        </main>
      </Booking.Provider>,
    );
    expectNamesAndTexts();
    const wanted = shownIn(bookingShown, placesOf(snapshot.value), snapshot.context);
    expect(missingIn(wordsOf(document.body), wanted)).toEqual([]);
    expect(mixedForms(document.body)).toEqual([]);
    act(() => leave.abort());
    const titles = screen.queryAllByRole('heading', { level: 1 }).map(textOf);
    expect(titles.length).toBeLessThan(2);
    expect(headings[step] ?? [stepTitles[step as 'lab']]).toContain(titles.join());
    // The sheet that adds a test says by itself that its tests are being loaded.
    expect(!snapshot.hasTag('adding') && screen.queryAllByRole('status').length > 0).toBe(
      snapshot.hasTag('loading') ||
        snapshot.hasTag('away') ||
        placesOf(snapshot.value)[0]!.startsWith('payment.confirming'),
    );
    const { labs } = running.context<BookingContext>();
    const radios = screen.queryAllByRole('radio', { name: new RegExp(labs[0]?.name ?? 'none') });
    expect(radios.map((radio) => radio.getAttribute('aria-label'))).toEqual(
      radios.map(() => labs[0]!.name),
    );
    const [name, fact] = leadsOn[step] ?? ['none', { type: 'none' }];
    const open = screen
      .queryAllByRole<HTMLButtonElement>('button', { name })
      .map((button) => !button.disabled);
    expect(open).toEqual(open.map(() => running.can(fact)));
    // What is closed does nothing, however it is pressed.
    pressClosedButtons();
    expect(running.snapshot()).toBe(snapshot);
    const retries = screen.queryAllByRole('button', { name: 'Retry' });
    expect(retries).toHaveLength(running.can({ type: 'load.retried' }) ? 1 : 0);
    for (const retry of retries) fireEvent.click(retry);
    expect(running.snapshot().hasTag('loading')).toBe(
      retries.length > 0 || snapshot.hasTag('loading'),
    );
    sent.mockClear();
    const lead = screen.queryAllByRole<HTMLButtonElement>('button', { name })[0];
    const isOpen = lead?.disabled === false && running.can(fact);
    if (isOpen) fireEvent.click(lead);
    expect(sent.mock.calls).toEqual(isOpen ? [[fact]] : []);
  });
});
