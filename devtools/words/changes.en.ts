const listed = (things: readonly string[]) => new Intl.ListFormat('en-IN').format(things);

/** What is different for those who use a flow, a sentence each. */
export const changes = {
  newFlow: (means: string) => `New: ${means}`,
  goneFlow: (means: string) => `Gone: ${means}`,
  newState: (state: string, means: string) => `New is ‘${state}’: ${means}`,
  goneState: (state: string, means: string) => `‘${state}’ is gone. It was: ${means}`,
  /** States of which nothing is said. */
  newStates: (states: readonly string[]) => `New: ${listed(states)}.`,
  goneStates: (states: readonly string[]) => `Gone: ${listed(states)}.`,
  newWay: (source: string, event: string, target: string) =>
    `In ‘${source}’, new: ${event} → ${target}.`,
  goneWay: (source: string, event: string, target: string) =>
    `In ‘${source}’, no longer: ${event} → ${target}.`,
  otherTarget: (source: string, event: string, target: string, before: string) =>
    `In ‘${source}’, ${event} now leads to ${target}, before to ${before}.`,
  otherCondition: (source: string, event: string, now: string, before: string) =>
    `In ‘${source}’, ${event}: now ${now}, before ${before}.`,
  always: 'in every case',
  doesAlso: (place: string, done: readonly string[]) => `${place}, now also: ${listed(done)}.`,
  doesNot: (place: string, done: readonly string[]) => `${place}, no longer: ${listed(done)}.`,
  inState: (state: string) => `In ‘${state}’`,
  onWay: (source: string, event: string) => `In ‘${source}’, ${event}`,
  otherwise: (state: string) => `‘${state}’ works differently.`,
  guard: (condition: string) => `Decided differently: ${condition}.`,
  delay: (time: string) => `Another time: ${time}.`,
  onlyWords: (count: number) =>
    count === 1
      ? 'It works as before; one description is worded differently.'
      : `It works as before; ${count} descriptions are worded differently.`,
  more: (count: number) => (count === 1 ? 'And 1 more' : `And ${count} more`),
  sentencesOf: (flow: string) => `What is different in ${flow}`,
  /** Where the bodies of rules differ that no chart shows. */
  rules: (flows: readonly string[], isShared: boolean) =>
    `Rules that no chart shows differ as well, of ${listed([
      ...flows,
      ...(isShared ? ['several flows at once'] : []),
    ])}.`,
};

export type ChangeWords = typeof changes;
