import type { Shown } from './shown.ts';

/** What the gateway answers a page, and what must be read there. */
export interface ShownOnPage extends Shown {
  answers: Record<string, unknown>;
  /** What is read after a button of the page was pressed, with what the gateway answers then. */
  opens?: Record<string, Pick<ShownOnPage, 'answers' | 'blocks'>>;
  /** Where it is shown, when not every path of its route has something to show. */
  url?: string;
}

/** Every object says of what type it is, as the gateway's answers do. */
export const typed = <Fields extends object>(__typename: string, fields: Fields) => ({
  __typename,
  ...fields,
});
