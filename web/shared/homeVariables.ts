const named = 'again';

/** The variables of home's query: the reminder in the URL, if one is to be booked. */
export function homeVariables(search: URLSearchParams): { repeatId?: string } {
  const repeatId = search.get(named);
  return repeatId ? { repeatId } : {};
}

/** The search part of home's URL for a reminder. */
export const againSearch = (reminderId: string) => `?${named}=${encodeURIComponent(reminderId)}`;
