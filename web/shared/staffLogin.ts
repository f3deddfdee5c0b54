/** Asks the staff to log in again; says whether the same person is logged in now. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asked: Promise<boolean> | undefined;

/** Sets what asks, as long as it stands on the page; gives what ends that. */
export function onStaffRefused(next: Ask): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = undefined;
  };
}

/** Whether a refusal means that the session of the staff has ended. */
export const isStaffRefusal = (extensions: Record<string, unknown> | undefined): boolean =>
  extensions?.reason === 'ADMIN_LOGIN_REQUIRED';

/**
 * Whether what was refused may be sent again, because the same person has logged in meanwhile. All
 * that is refused at once waits for one login.
 */
export function loggedInAgain(): Promise<boolean> {
  asked ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asked = undefined;
  });
  return asked;
}
