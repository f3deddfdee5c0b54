import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readFilters, writeFilters } from './orderFilters.ts';
import type { OrderFilters } from './orderFilters.ts';

/**
 * The filters of a list of orders. They are in the URL without an entry of the history for each, so
 * that a reload, or Back from another page, finds them, and Back leads out of the list.
 */
export function useOrderFilters(usual: OrderFilters['status']) {
  const { key, search } = useLocation();
  const [filters, setFilters] = useState(() => readFilters(search, usual));
  const [entry, setEntry] = useState(key);
  // The menu leads to the page as it is to begin with.
  if (key !== entry) {
    setEntry(key);
    setFilters(readFilters(search, usual));
  }
  const query = writeFilters(filters, usual);
  useEffect(() => {
    // Not by the router: for it this would be another page, which begins at its top.
    history.replaceState(history.state, '', `${location.pathname}${query}`);
  }, [query]);
  const change = (part: Partial<OrderFilters>) => setFilters({ ...filters, ...part });
  const clear = () => setFilters(readFilters('?status=all', usual));
  return { filters, change, clear, isFiltered: query !== '' };
}
