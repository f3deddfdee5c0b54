import type { findTestMachine } from '../../machines/findTest/findTest.machine.ts';
import { findTestSamples } from '../../devtools/samples/findTest.samples.ts';
import { modelOf } from './model.ts';

const isTyped = ({ context }: { context: { text: string } }) => context.text.trim() !== '';

/** A test is looked for on the home page. */
export const findTestModel = modelOf<typeof findTestMachine>(findTestSamples, {
  distinguish: ({ text }) => text,
  states: {
    idle: (snapshot) =>
      !isTyped(snapshot) &&
      snapshot.context.active === null &&
      snapshot.context.related.length === 0,
    'open.typing': isTyped,
    'open.loading': isTyped,
    'open.found': isTyped,
    'open.failed': (snapshot) => isTyped(snapshot) && snapshot.hasTag('failed'),
    closed: (snapshot) => isTyped(snapshot) && snapshot.context.active === null,
  },
});
