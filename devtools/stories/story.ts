import type { Language } from '../words/language.ts';

/** One thing that happens to a flow, found among its samples by its fields. */
export type Happening = { flow: string } & (
  | { fact: string; with?: object }
  | { answers: string; with?: object | null }
  | { fails: string; code?: string; reason?: string }
  | { passes: 'the soonest' }
);

/** What happens, and its meaning for a reader without a chart. */
export interface StoryStep {
  says: Record<Language, string>;
  happens: Happening[];
  /** No screen is shown, as the picture of the state says something else than this story. */
  isUnpictured?: true;
}

/** The subjects of questions, in the order in which a customer meets them. */
export const storyGroups = ['account', 'booking', 'paying', 'visit', 'changing', 'staff'] as const;
export type StoryGroup = (typeof storyGroups)[number];

/** The answer in a sentence, and the states of the run, one of each flow, in which it shows. */
export interface InShort {
  says: Record<Language, string>;
  shownBy: Readonly<Record<string, string>>;
}

/** The answer to a product owner's question, as a run of the machines that ship. */
export interface Story {
  /** Its name in links; it must not change. */
  id: string;
  group: StoryGroup;
  asks: Record<Language, string>;
  inShort: InShort;
  /** The events before the story, played at once. */
  before: StoryStep;
  steps: StoryStep[];
  /** The final state of each flow. */
  ends: Readonly<Record<string, string>>;
}

/** The things that can happen to a flow: facts, answers and failures of services, passing time. */
export const flow = (name: string) => ({
  fact: (type: string, data?: object): Happening => ({
    flow: name,
    fact: type,
    ...(data && Object.keys(data).length > 0 && { with: data }),
  }),
  answers: (service: string, data?: object | null): Happening => ({
    flow: name,
    answers: service,
    ...(data !== undefined && { with: data }),
  }),
  fails: (service: string, code?: string, reason?: string): Happening => ({
    flow: name,
    fails: service,
    ...(code && { code }),
    ...(reason && { reason }),
  }),
  timePasses: (): Happening => ({ flow: name, passes: 'the soonest' }),
});

/** A step in English and Hindi, with what happens in it. */
export const says = (en: string, hi: string, ...happens: Happening[]): StoryStep => ({
  says: { en, hi },
  happens,
});

/** The same step without a screen. */
export const unpictured = (step: StoryStep): StoryStep => ({ ...step, isUnpictured: true });

/** An answer in English and Hindi, with the states in which it shows. */
export const inShort = (en: string, hi: string, shownBy: InShort['shownBy']): InShort => ({
  says: { en, hi },
  shownBy,
});
