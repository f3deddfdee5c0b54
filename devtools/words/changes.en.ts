const listed = (things: readonly string[]) => new Intl.ListFormat('en-IN').format(things);
/** If there are more states than these, the others are only counted. */
const namesAtMost = 3;
const named = (states: readonly string[]) => {
  const [first, rest] = [states.slice(0, namesAtMost), states.slice(namesAtMost)];
  const names = first.map((name) => `‘${name}’`);
  return listed(rest.length > 0 ? [...names, `${rest.length} more`] : names);
};

/** The sentences about changes for the people who use a flow. */
export const changes = {
  newFlow: (means: string) => `New: ${means}`,
  goneFlow: (means: string) => `Gone: ${means}`,
  newState: (state: string, means: string) => `New is ‘${state}’: ${means}`,
  goneState: (state: string, means: string) => `‘${state}’ is gone. It was: ${means}`,
  /** States for which nothing else is said. */
  newStates: (states: readonly string[]) => `New: ${listed(states)}.`,
  goneStates: (states: readonly string[]) => `Gone: ${listed(states)}.`,
  /** Some states by name; if there are many, the rest is counted. */
  states: named,
  inStates: (states: readonly string[]) => `In ${named(states)}`,
  newWay: (place: string, event: string, target: string | undefined) =>
    target === undefined
      ? `${place} something new can happen: ${event}.`
      : `${place} a new way leads to ${target}: ${event}.`,
  goneWay: (place: string, event: string, target: string | undefined) =>
    target === undefined
      ? `${place} this no longer happens: ${event}.`
      : `${place} a way no longer leads to ${target}: ${event}.`,
  otherTarget: (
    place: string,
    event: string,
    target: string | undefined,
    before: string | undefined,
  ) =>
    `${place}, ${event}: this now ${target === undefined ? 'stays there' : `leads to ${target}`}, before ${
      before === undefined ? 'it stayed there' : `to ${before}`
    }.`,
  otherCondition: (place: string, event: string, now: string, before: string) =>
    `${place}, ${event}: now ${now}, before ${before}.`,
  always: 'in every case',
  doesAlso: (place: string, done: readonly string[]) => `${place}, now also: ${listed(done)}.`,
  doesNot: (place: string, done: readonly string[]) => `${place}, no longer: ${listed(done)}.`,
  inside: 'It works differently inside; what can happen, and where it leads, is as before.',
  guard: (condition: string) => `Decided differently: ${condition}.`,
  delay: (time: string) => `Another time: ${time}.`,
  onlyWords: (count: number) =>
    count === 1
      ? 'It works as before; one description is worded differently.'
      : `It works as before; ${count} descriptions are worded differently.`,
  more: (count: number) => (count === 1 ? 'And 1 more' : `And ${count} more`),
  sentencesOf: (flow: string) => `What is different in ${flow}`,
  /** Where rules have changed that no chart shows. */
  rules: (flows: readonly string[], isShared: boolean) =>
    `Rules that no chart shows differ as well, of ${listed([
      ...flows,
      ...(isShared ? ['several flows at once'] : []),
    ])}.`,
};

export type ChangeWords = typeof changes;
