/** The storage may be full, closed or not there at all: then nothing is stored. */
export function safely<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
