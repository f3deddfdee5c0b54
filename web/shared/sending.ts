let sending = 0;

/** Whether anything is being sent whose answer is still to come. */
export const isSending = (): boolean => sending > 0;

/** Something is being sent, until the function that is returned is called. */
export function beginSending(): () => void {
  sending += 1;
  let ended = false;
  return () => {
    if (!ended) sending -= 1;
    ended = true;
  };
}
