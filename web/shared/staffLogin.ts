/** Asks the staff to log in again; resolves to whether the same person has. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asked: Promise<boolean> | undefined;

/** Sets the function that asks, while it is mounted; returns the function that removes it. */
export function onStaffRefused(next: Ask): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = undefined;
  };
}

/** Whether a refusal means that the staff's session has ended. */
export const isStaffRefusal = (extensions: Record<string, unknown> | undefined): boolean =>
  extensions?.reason === 'ADMIN_LOGIN_REQUIRED';

/**
 * Whether refused calls may be sent again, because the same person has logged in meanwhile. All
 * calls refused at the same time wait for one login.
 */
export function loggedInAgain(): Promise<boolean> {
  asked ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asked = undefined;
  });
  return asked;
}
