interface ListPage {
  items: { id: string }[];
  next: string | null;
}

/**
 * A list with the page that was asked for after `after`. It stays as it is where that is not its end any more: the
 * button was pressed twice, or other filters were chosen meanwhile. What has moved to a later page comes once.
 */
export function withPage<List extends ListPage>(
  list: List,
  after: string | null,
  page: List,
): List {
  if (list.next !== after) return list;
  const ids = new Set(list.items.map(({ id }) => id));
  return { ...page, items: [...list.items, ...page.items.filter(({ id }) => !ids.has(id))] };
}
