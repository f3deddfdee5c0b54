import { describe, expect, it } from 'vitest';
import { bookedCall, openCall } from '../../devtools/samples/consultation.samples.ts';
import { failure, refused } from '../../devtools/samples/entities.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { consultationMachine } from '../../machines/consultation/consultation.machine.ts';
import { freshFor } from '../../machines/consultation/consultation.setup.ts';
import type { ConsultationContext } from '../../machines/consultation/consultation.setup.ts';
import { listen } from './support/listen.ts';

const [first, second] = openCall.times as [string, string];
const chosen: Step = { fact: { type: 'time.chosen', startsAt: second } };
const confirmed: Step = { fact: { type: 'time.confirmed', language: 'EN' } };
const move: Step = { fact: { type: 'callMove.requested' } };
const kept: Step = { fact: { type: 'call.kept' } };
const back: Step = { fact: { type: 'callPage.revisited' } };
const minute: Step = { passes: freshFor };
const loaded = (consultation: typeof openCall): Step => ({
  answers: 'loadConsultation',
  with: consultation,
});
const begun = () => listen(consultationMachine, { reportId: 'r1' });
const contextOf = (one: ReturnType<typeof begun>) => one.context<ConsultationContext>();

describe('a call that was cancelled elsewhere', () => {
  const gone = refused('CALL_NOT_BOOKED', { code: 'NOT_FOUND' });

  it('and is moved here, leads to the free times and says that it is not booked', async () => {
    const one = begun();
    await one.go(loaded(bookedCall), move, chosen, confirmed);
    await one.go({ fails: 'moveConsultation', with: gone });
    await one.go({ answers: 'refreshConsultation', with: openCall });
    expect(one.value()).toBe('choosing');
    expect(contextOf(one).message?.reason).toBe('CALL_NOT_BOOKED');
    expect(one.can({ type: 'call.kept' })).toBe(false);
    await one.go({ fact: { type: 'time.chosen', startsAt: first } }, confirmed);
    expect(one.waiting()).toEqual(['bookConsultation']);
  });

  it('and is kept here, is asked for anew before it is called booked', async () => {
    const one = begun();
    await one.go(loaded(bookedCall), move, kept);
    await one.go({ answers: 'followConsultation', with: openCall });
    expect(one.value()).toBe('choosing');
    expect(contextOf(one).isMoving).toBe(false);
  });

  it('while it is asked whether to cancel it, is asked for anew once it is to be kept', async () => {
    const one = begun();
    await one.go(loaded(bookedCall), { fact: { type: 'callCancel.requested' } }, kept);
    await one.go({ answers: 'followConsultation', with: openCall });
    expect(one.value()).toBe('choosing');
  });
});

describe('what is pressed while it is asked anew counts', () => {
  it('a time', async () => {
    const one = begun();
    await one.go(loaded(openCall), minute, chosen);
    expect(one.value()).toBe('confirming');
    expect(one.waiting()).toEqual([]);
  });

  it("'Keep the call'", async () => {
    const one = begun();
    await one.go(loaded(bookedCall), move, minute, kept);
    expect(one.value()).toBe('following');
  });

  it.each([
    ['callMove.requested', 'choosing'],
    ['callCancel.requested', 'askingToCancel'],
  ])('%s of a booked call', async (type, state) => {
    const one = begun();
    await one.go(loaded(bookedCall), minute, { fact: { type } });
    expect(one.value()).toBe(state);
  });
});

describe('a lost connection', () => {
  it.each([
    ['a minute later', minute],
    ['when the page is seen again', back],
  ])(
    'is not said of free times that are asked anew %s, as nobody pressed anything',
    async (_, asked) => {
      const one = begun();
      await one.go(loaded(openCall), asked, { fails: 'refreshConsultation', with: failure() });
      expect(one.value()).toBe('choosing');
      expect(contextOf(one).message).toBeNull();
    },
  );

  it.each([
    ['a minute later', minute],
    ['when the page is seen again', back],
  ])('is no longer said of a press once the free times are asked anew %s', async (_, asked) => {
    const one = begun();
    await one.go(loaded(openCall), chosen, confirmed);
    await one.go({ fails: 'bookConsultation', with: failure('CONFLICT') });
    await one.go({ fails: 'refreshConsultation', with: failure() });
    expect(contextOf(one).message?.reason).toBe('ORDER_STAGE_FORBIDS');
    await one.go(asked);
    expect(contextOf(one).message).toBeNull();
  });

  it('is no longer said beside a booked call that is asked for anew', async () => {
    const one = begun();
    await one.go(
      loaded(bookedCall),
      { fact: { type: 'callCancel.requested' } },
      { fact: { type: 'callCancel.confirmed' } },
      { fails: 'cancelConsultation', with: failure() },
      { fails: 'followConsultation', with: failure() },
    );
    expect(contextOf(one).message?.reason).toBe('SERVICE_UNAVAILABLE');
    await one.go(back, { answers: 'followConsultation', with: bookedCall });
    expect(one.value()).toBe('booked');
    expect(contextOf(one).message).toBeNull();
  });

  it('is tried again where nothing could be loaded', async () => {
    const one = begun();
    await one.go({ fails: 'loadConsultation', with: failure() }, back);
    expect(one.value()).toBe('loading');
  });

  it('leaves the reason why a time was refused while the times are asked anew', async () => {
    const one = begun();
    await one.go(loaded(openCall), chosen, confirmed);
    const taken = refused('CALL_TIME_TAKEN', { code: 'CONFLICT' });
    await one.go({ fails: 'bookConsultation', with: taken });
    await one.go({ answers: 'refreshConsultation', with: openCall });
    expect(contextOf(one).message?.reason).toBe('CALL_TIME_TAKEN');
  });
});
