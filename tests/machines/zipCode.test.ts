import { describe, expect, it } from 'vitest';
import { zipCodeMachine } from '../../machines/zipCode/zipCode.machine.ts';
import { serviceability } from '../../devtools/samples/entities.ts';
import { listen } from './support/listen.ts';

const typed = (zipCode: string, cityState = '') => ({
  fact: { type: 'address.typed', zipCode, cityState },
});
const served = { ...serviceability, servedByLab: true };
const answered = (answer: object = served) => ({ answers: 'loadServiceability', with: answer });

describe('the PIN code of an address', () => {
  it('is checked once it is one, with the chosen lab, and not for each letter of the city', async () => {
    const one = listen(zipCodeMachine, { labId: 'l1' });
    await one.go(typed('60002'));
    expect([one.value(), one.calls('loadServiceability')]).toEqual(['unfinished', []]);
    await one.go(typed('600020'), answered(), typed('600020', 'Chen'), typed('600020', 'Chenn'));
    expect(one.calls('loadServiceability')).toEqual([{ pin: '600020', labId: 'l1' }]);
    expect(one.value()).toBe('served');
  });

  it('says who does not come there', async () => {
    const one = listen(zipCodeMachine, { labId: 'l1' });
    await one.go(typed('600020'), answered({ ...served, servedByLab: false }));
    expect(one.value()).toBe('labElsewhere');
    const unserved = { ...served, serviceable: false, servedByLab: false };
    await one.go(typed('999999'), answered(unserved));
    expect(one.value()).toBe('unserved');
    await one.go(typed('99999'));
    expect(one.value()).toBe('unfinished');
  });

  it('stands in nobody’s way where it could not be checked', async () => {
    const one = listen(zipCodeMachine, { labId: null });
    await one.go(typed('600020'), { fails: 'loadServiceability' });
    expect(one.value()).toBe('unchecked');
  });
});

describe('city and state', () => {
  const cityOf = (one: ReturnType<typeof listen>) =>
    one.context<{ cityState: string; filled: string | null }>();
  const pune = { ...served, pin: '411001', city: 'Pune', state: 'Maharashtra' };

  it('are filled in, and follow the PIN code as long as nobody changes them', async () => {
    const one = listen(zipCodeMachine, { labId: null });
    await one.go(typed('600020'), answered());
    expect(cityOf(one)).toMatchObject({ cityState: 'Chennai, Tamil Nadu' });
    await one.go(typed('411001', 'Chennai, Tamil Nadu'), answered(pune));
    expect(cityOf(one)).toMatchObject({ cityState: 'Pune, Maharashtra' });
  });

  it('that were typed stay, however late the answer comes', async () => {
    const one = listen(zipCodeMachine, { labId: null });
    await one.go(typed('600020'), typed('600020', 'Adyar'), answered());
    expect(cityOf(one)).toMatchObject({ cityState: 'Adyar', filled: null });
  });

  it('are those that a reload brought back', async () => {
    const one = listen(zipCodeMachine, { labId: null });
    await one.go(typed('600020', 'Chennai, Tamil Nadu'), answered());
    await one.go(typed('411001', 'Chennai, Tamil Nadu'), answered(pune));
    expect(cityOf(one)).toMatchObject({ cityState: 'Pune, Maharashtra' });
  });

  it('are not filled in where the PIN code does not tell; one that is both is named once', async () => {
    const one = listen(zipCodeMachine, { labId: null });
    await one.go(typed('604001'), answered({ ...served, city: null, state: null }));
    expect(cityOf(one)).toMatchObject({ cityState: '' });
    await one.go(typed('110001'), answered({ ...served, city: 'Delhi', state: 'Delhi' }));
    expect(cityOf(one)).toMatchObject({ cityState: 'Delhi' });
  });
});
