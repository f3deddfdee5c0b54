// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { locationMachine } from '../../machines/location/location.machine.ts';
import { pinMachine } from '../../machines/pin/pin.machine.ts';
import { LocationLabel } from '../../web/location/LocationLabel.tsx';
import { PinSheet } from '../../web/location/PinSheet.tsx';
import { createLocationActor } from '../../web/location/locationActor.ts';
import { createPinActor } from '../../web/location/pinActor.ts';
import { locate } from '../../web/location/locate.ts';
import { Location, Pin } from '../../web/shared/flows/flows.ts';
import { PinAnswer } from '../../web/shared/pin/PinAnswer.tsx';
import { findOwnPin } from '../../web/shared/pin/findOwnPin.ts';
import { openPinBy } from '../../web/shared/pin/openPin.ts';
import { readPin, writePin } from '../../web/shared/pin/storedPin.ts';
import { failure, place, serviceability } from '../../devtools/samples/entities.ts';
import { walk } from '../../devtools/simulation/walk.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { serve } from './support/service.tsx';
import { show } from './support/show.tsx';
import { press } from './support/page.ts';

beforeEach(() => writePin(null));
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
});

const at = { latitude: 12.97, longitude: 77.64 };
/** Makes the device answer like this when it is asked where it is. */
const deviceAnswers = (getCurrentPosition: (...asked: never[]) => void) =>
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition },
    configurable: true,
  });
const found = (tell: (position: { coords: object }) => void) =>
  tell({ coords: { ...at, accuracy: 5 } });
const fails = (code: number) => (_: unknown, refuse: (error: object) => void) =>
  refuse({ code, PERMISSION_DENIED: 1, message: 'Told by the browser' });

describe('the label of the place', () => {
  const located: Step[] = [{ answers: 'locate', with: at }];
  const label = () => screen.getByRole('button').textContent;
  /** Looks for the PIN code of the saved address; what is given ends that without one. */
  const search = () => {
    const answered = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => answered.promise);
    const searched = findOwnPin();
    return async () => {
      answered.resolve(Response.json({ data: { addresses: [] } }));
      await searched;
    };
  };
  beforeEach(() => search()());
  const open = async (steps: Step[], supported = true) => {
    const one = walk(locationMachine, { supported });
    await one.go(...steps);
    await show(
      <Location.Provider actor={one.actor as never}>
        <LocationLabel />
      </Location.Provider>,
    );
  };

  it.each([
    [[], null, 'Fetching location...Enter PIN code'],
    [located, '560038', 'Fetching location...PIN 560038'],
    [
      [...located, { answers: 'loadPlace', with: place }],
      '560038',
      'Indiranagar, Bengaluru UrbanPIN 560038',
    ],
    [[{ fails: 'locate', with: failure() }], null, 'Set your areaEnter PIN code'],
    // The PIN code says enough.
    [[{ fails: 'locate', with: failure() }], '560038', 'PIN 560038'],
  ] as [Step[], string | null, string][])(
    'after %o with the PIN code %s',
    async (steps, pin, words) => {
      writePin(pin);
      await open(steps);
      expect(label()).toBe(words);
    },
  );

  it('wants no area as long as a saved address may name it', async () => {
    const end = search();
    await open([{ fails: 'locate', with: failure() }]);
    expect(label()).toBe('Fetching location...Enter PIN code');
    expect(screen.getByText('Enter PIN code').style.opacity).toBe('0');
    await act(end);
    expect(label()).toBe('Set your areaEnter PIN code');
    expect(screen.getByText('Enter PIN code').style.opacity).toBe('');
  });

  it('says why the place is unknown, and only then', async () => {
    await open([{ fails: 'locate', with: failure() }]);
    expect(screen.getByRole('button').title).toBe(failure().message);
    expect(screen.getAllByText(failure().message)).toHaveLength(1);
    cleanup();
    await open([]);
    expect(screen.getByRole('button').hasAttribute('title')).toBe(false);
  });

  it('asks for the PIN code at a press', async () => {
    const opened = vi.fn<() => void>();
    openPinBy(opened);
    await open([]);
    fireEvent.click(screen.getByRole('button'));
    expect(opened).toHaveBeenCalledTimes(1);
  });
});

describe('the device', () => {
  it('says where it is, and nothing else', async () => {
    const asked: unknown[] = [];
    deviceAnswers(((tell: Parameters<typeof found>[0], _: unknown, options: object) => {
      asked.push(options);
      found(tell);
    }) as never);
    expect(await locate(undefined)).toEqual(at);
    expect(asked).toEqual([{ timeout: 15_000, maximumAge: 600_000 }]);
  });

  it.each([
    [1, 'LOCATION_DENIED'],
    [2, 'LOCATION_NOT_FOUND'],
    [3, 'LOCATION_NOT_FOUND'],
  ])('that fails with %i gives a sentence of ours: %s', async (code, reason) => {
    deviceAnswers(fails(code) as never);
    const error: unknown = await locate(undefined).catch((refused: unknown) => refused);
    expect(error).toMatchObject({ reason });
    expect((error as Error).message).not.toContain('browser');
  });
});

describe('the actor of the place', () => {
  it('asks the device, and the server for the name of where it is', async () => {
    deviceAnswers(found as never);
    const service = await serve(null, { Place: { place } });
    const { location, firstLocation } = createLocationActor();
    expect(firstLocation.value).toBe('asking');
    location.start();
    await waitFor(() => expect(location.getSnapshot().value).toBe('resolved'));
    expect(location.getSnapshot().context.place).toMatchObject({ suburb: 'Indiranagar' });
    expect(service.sent('Place')).toEqual([at]);
  });

  it('knows where the device cannot tell, and begins as the server shows it', () => {
    const { location, firstLocation } = createLocationActor();
    location.start();
    expect([location.getSnapshot().value, firstLocation.value]).toEqual(['unsupported', 'asking']);
  });
});

describe('the sheet of the PIN code', () => {
  const open = async () => {
    const actor = createPinActor();
    const service = await serve(
      <Pin.Provider actor={actor}>
        <PinSheet />
      </Pin.Provider>,
      {
        Place: { place },
        Serviceability: ({ pin }) => ({ serviceability: { ...serviceability, pin } }),
      },
    );
    act(() => actor.send({ type: 'pin.wanted' }));
    return service;
  };
  const field = () => screen.findByLabelText<HTMLInputElement>('PIN code');

  it('stores what was typed, for the whole device', async () => {
    const service = await open();
    fireEvent.input(await field(), { target: { value: '560 038' } });
    press('Check');
    await waitFor(() => expect(readPin()).toBe('560038'));
    expect(service.sent('Serviceability')).toEqual([{ pin: '560038', labId: null }]);
  });

  it('begins with the one that is stored, and takes that of the place where the device is', async () => {
    writePin('600020');
    deviceAnswers(found as never);
    const service = await open();
    expect((await field()).value).toBe('600020');
    press('Use my location');
    await waitFor(() => expect(readPin()).toBe('560038'));
    expect(service.sent('Place')).toEqual([at]);
  });

  it('is closed by its button, and then nothing is stored', async () => {
    await open();
    fireEvent.input(await field(), { target: { value: '560038' } });
    press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(readPin()).toBeNull();
  });

  it('shows the PIN code that is checked as it is written, and waits for the answer', async () => {
    const service = await open();
    delete service.answers.Serviceability;
    fireEvent.input(await field(), { target: { value: '560 038' } });
    press('Check');
    await waitFor(async () => expect((await field()).value).toBe('560038'));
    for (const name of ['Check', 'Use my location'])
      expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
  });

  it('says that the device cannot tell where it is', async () => {
    await open();
    await field();
    press('Use my location');
    const said = await screen.findByRole('alert');
    expect(said.textContent).toContain('location');
    expect(readPin()).toBeNull();
  });
});

it('a PIN code that the service did not answer for is asked for again', async () => {
  const { pin } = serviceability;
  const running = walk(pinMachine, { pin });
  await running.go({ fails: 'checkStored' });
  await show(<PinAnswer actor={running.actor as never} />);
  expect(document.body.textContent).toContain(pin);
  press('Retry');
  expect(running.snapshot().hasTag('failed')).toBe(false);
  expect(running.waiting()).toHaveLength(1);
});
