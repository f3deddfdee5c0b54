import { useCallback, useRef, useState } from 'react';
import type { Failure } from '../../machines/failure.ts';
import { failureOf, mutate } from './gateway.ts';
import type { NamedDocument } from './trusted.ts';

interface Outcome<Data> {
  data?: Data;
  error?: Failure;
  loading: boolean;
}

/** A mutation of a page without a flow; of several answers the last one asked for counts. */
export function useMutate<Data, Variables extends object>(
  document: NamedDocument<Data, Variables>,
): [send: (variables: Variables) => void, outcome: Outcome<Data>] {
  const [outcome, setOutcome] = useState<Outcome<Data>>({ loading: false });
  const last = useRef(0);
  const send = useCallback(
    (variables: Variables) => {
      const mine = (last.current += 1);
      const end = (next: Outcome<Data>) => mine === last.current && setOutcome(next);
      setOutcome({ loading: true });
      mutate(document, variables).then(
        (data) => end({ data, loading: false }),
        (error: unknown) => end({ error: failureOf(error), loading: false }),
      );
    },
    [document],
  );
  return [send, outcome];
}
