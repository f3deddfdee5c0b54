import { readFilters, writeFilters } from './orderFilters.ts';
import type { OrderFilters } from './orderFilters.ts';
import { useFilters } from './useFilters.ts';

/** The filters of a list of orders, whose usual status is not written into the URL. */
export function useOrderFilters(usual: OrderFilters['status']) {
  const { filters, setFilters, isFiltered } = useFilters(
    (query) => readFilters(query, usual),
    (changed: OrderFilters) => writeFilters(changed, usual),
  );
  const change = (part: Partial<OrderFilters>) => setFilters({ ...filters, ...part });
  const clear = () => setFilters(readFilters('?status=all', usual));
  return { filters, change, clear, isFiltered };
}
