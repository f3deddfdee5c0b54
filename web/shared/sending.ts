let sending = 0;

/** Whether a call is in flight. */
export const isSending = (): boolean => sending > 0;

/** Marks a call as in flight until the returned function is called. */
export function beginSending(): () => void {
  sending += 1;
  let ended = false;
  return () => {
    if (!ended) sending -= 1;
    ended = true;
  };
}
