import { user } from '../../../devtools/samples/entities.ts';

const typedIn = 'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden])';

/**
 * What stands in fields though nobody typed it, and neither the service nor the account says it; lines of a text are
 * looked at one by one.
 */
export function foreignValues(said: unknown): string[] {
  const known = JSON.stringify([said, user, `${user.firstName} ${user.lastName}`]);
  return Array.from(
    document.querySelectorAll<HTMLInputElement>(typedIn),
    ({ value }) => value,
  ).flatMap((value) =>
    value.split('\n').filter((line) => !known.includes(JSON.stringify(line).slice(1, -1))),
  );
}
