/**
 * Tags tell views about a state. A view uses `hasTag` and never the name of a state, so that a new
 * state with the right tags needs no new view.
 */
export type Tag =
  /** The step's data is being fetched; placeholders are shown instead. */
  | 'loading'
  /** A form is shown, being typed in or sent; the typed text is kept. */
  | 'editing'
  /** There is something to choose from. */
  | 'choosing'
  /** A sheet is open in which another entry is added to the chosen ones. */
  | 'adding'
  /** There is nothing to choose from at the moment; the person may load again. */
  | 'empty'
  /** The step's data could not be fetched: the reason and Retry are shown instead. */
  | 'failed'
  /** The opened thing does not exist or belongs to somebody else; retrying would not help. */
  | 'missing'
  /** A form asks for the code of a second factor. */
  | 'codeAsked'
  /** A call is in flight that the person has to wait for; the overlay is shown. */
  | 'busy'
  /**
   * Everything is done here; the next page follows in a moment and nothing can be pressed again.
   */
  | 'leaving'
  /** The person pays on the provider's page, which replaces this one. */
  | 'away'
  /** Samples are collected at the PIN code. */
  | 'served'
  /** Nobody collects samples at the PIN code. */
  | 'unserved'
  /** Samples are collected at the PIN code, but not by the chosen lab. */
  | 'labElsewhere'
  /** The time for what is shown is nearly over, and can be extended. */
  | 'ending'
  /** A dialog with a specified sentence waits to be closed. */
  | 'alert'
  /** The content was just published. */
  | 'live'
  /** Somebody else has published since the draft was started. */
  | 'overtaken'
  /** A reminder of a test was just ended. */
  | 'ended'
  /** It is known whether somebody is signed in, or that this cannot be found out. */
  | 'known';
