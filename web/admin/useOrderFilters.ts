import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readFilters, writeFilters } from './orderFilters.ts';
import type { OrderFilters } from './orderFilters.ts';

/**
 * The filters of a list of orders. The URL contains them without a history entry for each change,
 * so that a reload, or Back from another page, restores them, and Back leaves the list.
 */
export function useOrderFilters(usual: OrderFilters['status']) {
  const { key, search } = useLocation();
  const [filters, setFilters] = useState(() => readFilters(search, usual));
  const [entry, setEntry] = useState(key);
  // The menu's link resets the filters.
  if (key !== entry) {
    setEntry(key);
    setFilters(readFilters(search, usual));
  }
  const query = writeFilters(filters, usual);
  useEffect(() => {
    // Not through the router, which would treat it as another page and scroll to its top.
    history.replaceState(history.state, '', `${location.pathname}${query}`);
  }, [query]);
  const change = (part: Partial<OrderFilters>) => setFilters({ ...filters, ...part });
  const clear = () => setFilters(readFilters('?status=all', usual));
  return { filters, change, clear, isFiltered: query !== '' };
}
