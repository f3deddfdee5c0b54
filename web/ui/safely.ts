/** Runs a storage operation; returns undefined if the storage is full, disabled or missing. */
export function safely<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
