import type { repeatMachine, RepeatContext } from '../../machines/repeat/repeat.machine.ts';
import { repeatsCopy as copy } from '../../web/copy/repeats.ts';
import { blocks, nothing } from './shown.ts';
import type { ShownIn } from './shown.ts';

const months = {
  '2026-12-24': 'December 2026',
  '2027-02-24': 'February 2027',
  '2027-05-24': 'May 2027',
};
const monthOf = (date: string) => months[date as keyof typeof months];

const offered = ({ repeat, months: chosen }: RepeatContext) => {
  const { dueOn } = repeat.choices.find((choice) => choice.months === chosen)!;
  return blocks([copy.again(chosen, monthOf(dueOn))]);
};
const set = ({ repeat }: RepeatContext) =>
  blocks([copy.set(repeat.months, monthOf(repeat.set!.dueOn))]);

/** What is read of the reminder of a test: when it is due by what is chosen, or set. */
export const repeatShown: ShownIn<typeof repeatMachine> = {
  starting: nothing,
  offering: offered,
  saving: (context) => (context.repeat.set ? set(context) : offered(context)),
  reminding: set,
  ending: set,
  ended: offered,
};
