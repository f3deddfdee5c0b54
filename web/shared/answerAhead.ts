import { use, useEffect, useState } from 'react';
import { PageDataContext, answerKey } from './pageData.ts';
import type { PageQuery } from './pageData.ts';

/** The answer that a flow can start with: one that came with the page or was fetched ahead. */
export function useAnswerAhead<Data, Variables extends Record<string, unknown>>(
  query: PageQuery<Data, Variables>,
  variables: Variables,
): Data | undefined {
  const pageData = use(PageDataContext);
  const [data] = useState(() => {
    const answer = pageData.get(answerKey(query.name, variables));
    return answer.ahead ? (answer.data as Data | undefined) : undefined;
  });
  const hasData = data !== undefined;
  useEffect(() => {
    if (hasData) void pageData.load(query, variables);
    // oxlint-disable-next-line react/exhaustive-deps -- taken once, by the visit that begins
  }, [pageData, hasData]);
  return data;
}
