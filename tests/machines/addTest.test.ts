import { expect, it } from 'vitest';
import { addTestMachine } from '../../machines/addTest/addTest.machine.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { listen } from './support/listen.ts';

const input = {
  testName: 'ESR',
  price: 'free',
  reportTime: '',
  tat: '',
  description: '',
  inclusions: '',
  disclaimers: [],
  features: [],
  whyBook: [],
};
const submitted: Step = { fact: { type: 'test.submitted', input, icon: null, image: null } };

it("a test that cannot be added is told with the error's own message, and the form stays", async () => {
  const one = listen(addTestMachine);
  await one.go(submitted, { fails: 'addTest', with: new Error('The price must be a number') });
  expect(one.value()).toBe('editing');
  expect(one.effects, 'clause 8.6').toEqual([
    ['notify', { kind: 'error', message: { text: 'The price must be a number' } }],
  ]);
  expect(one.context()).toEqual({ message: { text: 'The price must be a number' } });
});

it('a test that was added is told, once however often the button was pressed, and another one may follow', async () => {
  const one = listen(addTestMachine);
  await one.go(submitted, submitted, { answers: 'addTest', with: { message: 'Test added' } });
  expect(one.calls('addTest')).toHaveLength(1);
  expect(one.effects).toEqual([['notify', { kind: 'success', message: { text: 'Test added' } }]]);
  await one.go({ fact: { type: 'another.begun' } });
  expect(one.value()).toBe('editing');
});
