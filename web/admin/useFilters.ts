import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The filters of a list. The URL contains them without a history entry for each change, so that a
 * reload, or Back from another page, restores them, and Back leaves the list.
 *
 * @param read The filters in the query of a URL.
 * @param write The query for filters; empty if all of them have their default.
 */
export function useFilters<Filters extends object>(
  read: (query: string) => Filters,
  write: (filters: Filters) => string,
) {
  const { key, search } = useLocation();
  const [filters, setFilters] = useState(() => read(search));
  const [entry, setEntry] = useState(key);
  // The menu's link resets the filters.
  if (key !== entry) {
    setEntry(key);
    setFilters(read(search));
  }
  const query = write(filters);
  useEffect(() => {
    // Not through the router, which would treat it as another page and scroll to its top.
    history.replaceState(history.state, '', `${location.pathname}${query}`);
  }, [query]);
  return { filters, setFilters, isFiltered: query !== '' };
}
