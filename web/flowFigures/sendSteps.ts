import type { FlowStep } from '../../machines/generated/schema.ts';
import { CountFlowStepsDocument } from '../generated/graphql.ts';
import { naming } from '../shared/trusted.ts';

/**
 * Sends the counts, possibly while the page is closing, hence `keepalive`; without cookies and
 * without the page's URL, so that nothing identifies the person. Failures are ignored.
 */
export function sendSteps(steps: readonly FlowStep[]): void {
  if (steps.length === 0) return;
  fetch('/graphql', {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...naming(CountFlowStepsDocument), variables: { steps } }),
  }).catch(() => undefined);
}
