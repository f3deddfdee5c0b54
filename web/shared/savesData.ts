/**
 * Whether nothing should be fetched ahead: the browser saves data, or the connection is as slow as
 * 2G.
 */
export function savesData(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
