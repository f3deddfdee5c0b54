let ahead = 0;

/** Fetches what nobody asked for yet: where it fails, the page that is read stays as it is. */
export async function fetchAhead(fetchCode: () => Promise<unknown>): Promise<void> {
  ahead += 1;
  try {
    await fetchCode();
  } finally {
    ahead -= 1;
  }
}

/** Whether anything is being fetched that nobody asked for yet. */
export const isFetchingAhead = (): boolean => ahead > 0;
