/**
 * What a state tells views about itself. A view uses `hasTag` and never the name of a state,
 * so that a new state with the right tags needs no new view.
 */
export type Tag =
  /** What the step shows is being fetched; placeholders are shown instead. */
  | 'loading'
  /** A form is on the screen, being typed in or sent; what was typed stays. */
  | 'editing'
  /** Something to choose from is on the screen. */
  | 'choosing'
  /** A sheet is open in which one more is added to what was chosen. */
  | 'adding'
  /** There is nothing to choose from at the moment; the person may load again. */
  | 'empty'
  /** What the step shows could not be fetched: the reason and Retry are shown instead. */
  | 'failed'
  /** What was opened does not exist, or belongs to somebody else; there is nothing to retry. */
  | 'missing'
  /** A form asks for the code of a second factor. */
  | 'codeAsked'
  /** A call is in flight that the person has to wait for; the overlay shows it. */
  | 'busy'
  /** All is done here; the next page follows in a moment and nothing can be pressed again. */
  | 'leaving'
  /** The person pays on a page of others, which takes the place of this one. */
  | 'away'
  /** Samples are collected at the PIN code. */
  | 'served'
  /** Nobody collects samples at the PIN code. */
  | 'unserved'
  /** Samples are collected at the PIN code, but not by the chosen lab. */
  | 'labElsewhere'
  /** The time for what is shown is nearly over, and more of it was asked for. */
  | 'ending'
  /** A dialog with a sentence of the specification waits to be closed. */
  | 'alert'
  /** What was written was just published. */
  | 'live'
  /** Somebody else has published since what is being written was begun. */
  | 'overtaken'
  /** A reminder of a test was just ended. */
  | 'ended'
  /** It is known whether somebody is signed in, or that it cannot be known. */
  | 'known';
