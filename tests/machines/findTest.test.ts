import { describe, expect, it } from 'vitest';
import { findTestMachine, typingPause } from '../../machines/findTest/findTest.machine.ts';
import type { FindTestContext, FindTestEvent } from '../../machines/findTest/findTest.machine.ts';
import { dotted } from '../../machines/dotted.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { listen } from './support/listen.ts';

const fact = (event: FindTestEvent): Step => ({ fact: event });
const type = (text: string) => fact({ type: 'text.typed', text });
const arrow = (key: 'down' | 'up', results = ['tsh', 'hba1c', 'lipid-profile']) =>
  fact({ type: 'arrow.pressed', key, results });
const pause: Step = { passes: typingPause };
const tsh = { id: 'tsh', name: 'TSH', icon: null, priceInRupees: 249 };
const memory = (one: { context<Context>(): Context }) => one.context<FindTestContext>();

describe('the search', () => {
  it('asks what the text may mean when nobody typed for a moment, once, without white space', async () => {
    const one = listen(findTestMachine);
    await one.go(type('th'), type('thy'), type(' thyriod '));
    expect(one.calls('loadRelated')).toEqual([]);
    await one.go(pause);
    expect(one.calls('loadRelated')).toEqual([{ text: 'thyriod' }]);
    await one.go({ answers: 'loadRelated', with: [tsh] });
    expect([dotted(one.value()), memory(one).related]).toEqual(['open.found', [tsh]]);
  });

  it('forgets what the last text meant, and an answer to it that comes late', async () => {
    const one = listen(findTestMachine);
    await one.go(type('thyriod'), pause, type('sugar'));
    expect([dotted(one.value()), memory(one).related]).toEqual(['open.typing', []]);
  });

  it.each(['t', 'x'.repeat(61)])('shows what has the text in its name only: %s', async (text) => {
    const one = listen(findTestMachine);
    await one.go(type(text), pause);
    expect([dotted(one.value()), one.calls('loadRelated')]).toEqual(['open.found', []]);
  });

  it('shows nothing while nothing but white space is typed', async () => {
    const one = listen(findTestMachine);
    await one.go(type('sugar'), type(' \t'));
    expect([dotted(one.value()), one.snapshot().hasTag('choosing')]).toEqual(['idle', false]);
  });

  it('says that related tests could not be loaded, and tries again', async () => {
    const one = listen(findTestMachine);
    await one.go(type('sugar'), pause, { fails: 'loadRelated' });
    expect([dotted(one.value()), one.snapshot().hasTag('failed')]).toEqual(['open.failed', true]);
    await one.go(fact({ type: 'load.retried' }), { answers: 'loadRelated', with: [tsh] });
    expect([dotted(one.value()), one.calls('loadRelated').length]).toEqual(['open.found', 2]);
  });

  it('is empty when it was left', async () => {
    const one = listen(findTestMachine);
    await one.go(type('sugar'), arrow('down'), fact({ type: 'search.left' }));
    expect([dotted(one.value()), memory(one).text, memory(one).active]).toEqual(['idle', '', null]);
  });
});

describe('the arrow keys', () => {
  it.each([
    ['down from none to the first', ['down'], 'tsh'],
    ['up from none to the last', ['up'], 'lipid-profile'],
    ['down, down and up', ['down', 'down', 'up'], 'tsh'],
    ['beyond the last to the first', ['down', 'down', 'down', 'down'], 'tsh'],
    ['before the first to the last', ['down', 'up'], 'lipid-profile'],
  ] as const)('go %s', async (_, keys, active) => {
    const one = listen(findTestMachine);
    await one.go(type('t'), pause, ...keys.map((key) => arrow(key)));
    expect(memory(one).active).toBe(active);
  });

  it('reach nothing where nothing was found, and nothing before anything is typed', async () => {
    const one = listen(findTestMachine);
    await one.go(arrow('down'));
    expect([dotted(one.value()), memory(one).active]).toEqual(['idle', null]);
    await one.go(type('zz'), arrow('down', []));
    expect(memory(one).active).toBeNull();
  });

  it('stay at a test while others are found below, and begin anew with another text', async () => {
    const one = listen(findTestMachine);
    await one.go(type('hb'), arrow('down'), pause, { answers: 'loadRelated', with: [tsh] });
    expect(memory(one).active).toBe('tsh');
    await one.go(type('hba'));
    expect(memory(one).active).toBeNull();
  });

  it('open the results again that Escape put away; the text stays', async () => {
    const one = listen(findTestMachine);
    await one.go(type('sugar'), pause, fact({ type: 'results.closed' }));
    expect([dotted(one.value()), memory(one).text]).toEqual(['closed', 'sugar']);
    await one.go(arrow('down'));
    expect([dotted(one.value()), memory(one).active]).toEqual(['open.typing', 'tsh']);
  });
});

it('the list and the package to compare stay while something is searched', async () => {
  const one = listen(findTestMachine);
  expect(memory(one)).toMatchObject({ listed: 'popular', picked: null });
  await one.go(
    fact({ type: 'tests.listed', listed: 'THYROID' }),
    fact({ type: 'package.picked', testId: 'fever-panel' }),
    type('sugar'),
    fact({ type: 'search.left' }),
  );
  expect(memory(one)).toMatchObject({ listed: 'THYROID', picked: 'fever-panel' });
  await one.go(fact({ type: 'package.dropped' }));
  expect(memory(one).picked).toBeNull();
});
