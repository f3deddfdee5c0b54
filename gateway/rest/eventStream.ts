/**
 * Iterates over the parsed `data:` lines of an event stream. It ends at once when its reader
 * leaves, even between two events; it throws when the service breaks the stream off, so that the
 * reader knows to reconnect.
 */
export function readEvents<Data>(
  stream: AsyncIterable<Uint8Array>,
  left: AbortController,
): AsyncIterableIterator<Data> {
  const events = parsed<Data>(stream, left.signal);
  return {
    next: () => events.next(),
    // A generator's own return() would wait for the next event.
    return: async () => {
      left.abort();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

async function* parsed<Data>(
  stream: AsyncIterable<Uint8Array>,
  left: AbortSignal,
): AsyncGenerator<Data> {
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const chunk of stream) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines)
        if (line.startsWith('data:')) yield JSON.parse(line.slice(5)) as Data;
    }
  } catch (error) {
    if (!left.aborted) throw error;
  }
  if (!left.aborted) throw new Error('The service ended the stream');
}
