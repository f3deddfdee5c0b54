/** Everything under `id`, `…Id`, `ids` or `…Ids` in what the service said. */
function idsIn(said: unknown): string[] {
  if (typeof said !== 'object' || said === null) return [];
  return Object.entries(said).flatMap(([key, value]: [string, unknown]) =>
    /^ids?$|Ids?$/.test(key) ? [value].flat().map(String) : idsIn(value),
  );
}

/** Each piece of text by itself, so that the last word of one line and the first of the next are two. */
const textsIn = (body: HTMLElement) =>
  [body, ...body.querySelectorAll('*:not(script, style)')]
    .flatMap((element) => [...element.childNodes])
    .flatMap((node) => (node.nodeType === node.TEXT_NODE ? [node.nodeValue!] : []));

/**
 * Ids of the service's that people read, though a test, a lab or an order has a name or a number for them. Those of
 * `blocks` are meant to be read, as the staff looks for an order by its id, too.
 */
export function idsRead(said: unknown, body: HTMLElement, blocks: readonly string[][]): string[] {
  const texts = textsIn(body);
  const meant = blocks.flat();
  return [...new Set(idsIn(said))].filter((id) => {
    const whole = new RegExp(`(?<![\\w-])${id.replaceAll(/\W/g, '\\$&')}(?![\\w-])`);
    const isIn = (lines: string[]) => lines.some((line) => whole.test(line));
    return id !== '' && isIn(texts) && !isIn(meant);
  });
}
