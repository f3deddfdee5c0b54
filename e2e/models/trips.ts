import type { Page } from '@playwright/test';

/**
 * Where a trip leads: to a state, or to a page that shows the flow no longer. `null`: there is no
 * such trip from here.
 */
export type Leads<State extends string> = State | { page: string } | null;

/** The trips that a person makes, wanted or not. */
export const tripNames = ['reload', 'backForward', 'sessionEnded', 'tabClosed'] as const;
export type TripName = (typeof tripNames)[number];

/**
 * Where a person is after leaving a state and coming back, when every service answers well. What
 * was chosen is the same whatever the trip, and when another tab looks at another test.
 */
export interface Trip<State extends string> extends Record<TripName, Leads<State>> {
  /** After a reload. */
  reload: Leads<State>;
  /** After Back and Forward. */
  backForward: Leads<State>;
  /** After the session ended, was noticed by a reload, and the person logged in again. */
  sessionEnded: Leads<State>;
  /** After the tab was closed, in a new one: by 'Continue', or by the same URL. */
  tabClosed: Leads<State>;
  /**
   * Where the page stands after a reload, and after Back and Forward to the same state: where it
   * stood, or with what has the focus in view. After the other trips it begins at its top.
   * `browser`: where the browser restores it, which is not looked at.
   */
  scroll: 'kept' | 'top' | 'browser';
  /** What has the focus then, wherever the state is shown: the heading, or a field by its label. */
  focus: string;
  /** What has it after Back and Forward, where that is something else: a button by its name. */
  focusBack?: string;
  /** The label of a field whose typed text is there afterwards, in this tab. */
  typed?: string;
  /** The name of the button that opens the form of that field again, where the trip closes it. */
  opens?: string;
}

/** The trips from every state of a flow; a state without its row does not compile. */
export interface Trips<State extends string = string> {
  /** What the gateway answers when all is well, to the state's customer. */
  answers: Record<string, unknown> | ((state: string) => Record<string, unknown>);
  /** What was chosen or begun, and must be the same after every trip of the tab, and by `reopen`. */
  chosen?: (page: Page) => Promise<Record<string, unknown>>;
  /** Opens the flow in a new tab; without it, by the URL that the closed one showed. */
  reopen?: (page: Page) => Promise<void>;
  /** Logs in again where the reload of an ended session led to; as a customer unless said. */
  logIn?: (page: Page) => Promise<void>;
  /** `passing`: the state is left at once. `elsewhere`: the flow shows nothing then. */
  states: Record<State, Trip<State> | 'passing' | 'elsewhere'>;
}

/** Every trip leads to the state, which is shown as it was left. */
export const stays = <State extends string>(state: State): Trip<State> => ({
  reload: state,
  backForward: state,
  sessionEnded: state,
  tabClosed: state,
  scroll: 'kept',
  focus: 'heading',
});

/** Every trip leads to another state, or to a page without the flow. */
export const leads = <State extends string>(to: State | { page: string }): Trip<State> => ({
  reload: to,
  backForward: to,
  sessionEnded: to,
  tabClosed: to,
  scroll: 'kept',
  focus: 'heading',
});

/** A guest has no session that could end. */
export const asGuest = <State extends string>(trip: Trip<State>): Trip<State> => ({
  ...trip,
  sessionEnded: null,
});

/** What this tab stored under a name, without what is not known yet. */
export async function storedIn(page: Page, name: string): Promise<Record<string, unknown>> {
  const text = await page.evaluate((key) => sessionStorage.getItem(key), `assay.tab.${name}`);
  const stored = JSON.parse(text ?? 'null') as unknown;
  const known = typeof stored === 'object' && stored ? Object.entries(stored) : [[name, stored]];
  return Object.fromEntries(known.filter(([, value]) => value !== null)) as Record<string, unknown>;
}
