const named = 'again';

/** What home is asked for: what stands at its address for a reminder that is to be booked. */
export function homeVariables(search: URLSearchParams): { repeatId?: string } {
  const repeatId = search.get(named);
  return repeatId ? { repeatId } : {};
}

/** What stands there. */
export const againSearch = (reminderId: string) => `?${named}=${encodeURIComponent(reminderId)}`;
