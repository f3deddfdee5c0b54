import { describe, expect, it } from 'vitest';
import { placeLabel } from '../../machines/location/label.ts';
import { locationMachine } from '../../machines/location/location.machine.ts';
import { place } from '../../devtools/samples/entities.ts';
import { listen } from './support/listen.ts';

const nowhere = {
  neighbourhood: null,
  suburb: null,
  postcode: null,
  stateDistrict: null,
  country: null,
};

describe('the label', () => {
  it.each([
    [
      'neighbourhood before all',
      {
        neighbourhood: 'HAL 2nd Stage',
        suburb: 'Indiranagar',
        postcode: '560038',
        stateDistrict: 'Bengaluru Urban',
        country: 'India',
      },
      'HAL 2nd Stage, Bengaluru Urban',
    ],
    [
      'else suburb, and country where there is no district',
      { suburb: 'Indiranagar', postcode: '560038', country: 'India' },
      'Indiranagar, India',
    ],
    [
      'else postcode',
      { postcode: '560038', stateDistrict: 'Bengaluru Urban' },
      '560038, Bengaluru Urban',
    ],
    [
      'an empty part counts as missing',
      { neighbourhood: '', suburb: 'Indiranagar', stateDistrict: '', country: 'India' },
      'Indiranagar, India',
    ],
    ['one part alone stands without a comma', { country: 'India' }, 'India'],
  ])('%s', (_, parts, label) => {
    expect(placeLabel({ ...nowhere, ...parts }), 'clause 2.29').toBe(label);
  });
});

describe('the device', () => {
  it('is not asked by a browser that cannot tell', () => {
    const one = listen(locationMachine, { supported: false });
    expect(one.value()).toBe('unsupported');
    expect(one.calls('locate')).toEqual([]);
    expect(one.context(), 'clause 2.31').toMatchObject({
      message: { text: 'Geolocation is not supported by this browser.' },
    });
  });
  it('keeps the message of a denial', async () => {
    const one = listen(locationMachine, { supported: true });
    expect(one.calls('locate'), 'clause 2.30').toHaveLength(1);
    await one.go({ fails: 'locate', with: new Error('User denied Geolocation') });
    expect(one.value()).toBe('denied');
    expect(one.context(), 'clauses 2.30, 8.22').toMatchObject({
      message: { text: 'User denied Geolocation' },
      coordinates: null,
    });
  });
  it('keeps the coordinates when the place has no name yet, and asks for the name alone again', async () => {
    const one = listen(locationMachine, { supported: true });
    await one.go(
      { answers: 'locate', with: { latitude: 12.97, longitude: 77.64 } },
      { fails: 'loadPlace' },
      { fact: { type: 'load.retried' } },
      { answers: 'loadPlace', with: place },
    );
    expect(one.value()).toBe('resolved');
    expect(one.calls('locate')).toHaveLength(1);
    expect(one.calls('loadPlace'), 'clause 2.30').toEqual(
      Array(2).fill({ latitude: 12.97, longitude: 77.64 }),
    );
    expect(one.context(), 'clause 2.30').toMatchObject({
      coordinates: { latitude: 12.97, longitude: 77.64 },
      place,
      message: null,
    });
  });
});
