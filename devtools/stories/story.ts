import type { Language } from '../words/language.ts';

/** One thing that happens to a flow, found among its samples by what is said of it. */
export type Happening = { flow: string } & (
  | { fact: string; with?: object }
  | { answers: string; with?: object | null }
  | { fails: string; code?: string }
  | { passes: 'the soonest' }
);

/** What happens, and what it means for somebody who reads no chart. */
export interface StoryStep {
  says: Record<Language, string>;
  happens: Happening[];
}

/** What a question is about, in the order in which a customer comes to it. */
export const storyGroups = ['account', 'booking', 'paying', 'visit', 'changing', 'staff'] as const;
export type StoryGroup = (typeof storyGroups)[number];

/** The answer to a question of a product owner, as a run of the machines that ship. */
export interface Story {
  /** Its name in links: it stays. */
  id: string;
  group: StoryGroup;
  asks: Record<Language, string>;
  /** What went before, played at once. */
  before: StoryStep;
  steps: StoryStep[];
  /** Where each flow is at the end. */
  ends: Readonly<Record<string, string>>;
}

/** What can happen to a flow: facts, answers and failures of services, time that passes. */
export const flow = (name: string) => ({
  fact: (type: string, data?: object): Happening => ({
    flow: name,
    fact: type,
    ...(data && { with: data }),
  }),
  answers: (service: string, data?: object | null): Happening => ({
    flow: name,
    answers: service,
    ...(data !== undefined && { with: data }),
  }),
  fails: (service: string, code?: string): Happening => ({
    flow: name,
    fails: service,
    ...(code && { code }),
  }),
  timePasses: (): Happening => ({ flow: name, passes: 'the soonest' }),
});

/** A step in English and Hindi, with what happens in it. */
export const says = (en: string, hi: string, ...happens: Happening[]): StoryStep => ({
  says: { en, hi },
  happens,
});
