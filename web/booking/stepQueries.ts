import { labsAsked, slotsAsked, testsAsked } from '../../machines/booking/asked.ts';
import { bookingRoutes } from '../bookingRoutes.ts';
import type { StepPage } from '../bookingRoutes.ts';
import type { RouteName } from '../routes.ts';
import type { PageQuery } from '../shared/pageData.ts';
import type { PathParams } from '../shared/route.ts';
import type { SentDraft } from '../shared/drafts/storedDrafts.ts';
import { labTestQuery, labTestsQuery, labsQuery, none } from '../shared/queries.ts';
import { bookingReads as reads } from './bookingReads.ts';
import { labsOfVisit } from './labsOf.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- queries of any kind
type Question = { query: PageQuery<any, any>; variables: Record<string, unknown> };

const ask = <Input>(
  // oxlint-disable-next-line typescript/no-explicit-any -- queries of any kind
  { query, variables }: { query: PageQuery<any, any>; variables(input: Input): object },
  input: Input,
): Question => ({ query, variables: { ...variables(input) } });

const patients = ask(reads.loadPatients, undefined);
const chosenLab = ({ draft }: SentDraft): Question => ({
  query: labsQuery,
  variables: labsOfVisit(draft),
});

/**
 * The queries of each step, by its route: the data that the machine loads in it and on leaving it,
 * and the names of the earlier choices. A step that loads nothing needs no row.
 */
const steps: { [Name in StepPage]?: (sent: SentDraft) => Question[] } = {
  addPatient: (sent) => [
    patients,
    ...(testsAsked(sent).testIds.length > 0 ? [ask(reads.loadVisitTests, testsAsked(sent))] : []),
    ...(sent.draft.labId === null ? [] : [chosenLab(sent)]),
  ],
  lab: (sent) => [ask(reads.loadLabs, labsAsked(sent)), patients],
  selectAppointment: (sent) => [ask(reads.loadSlots, slotsAsked(sent)), patients, chosenLab(sent)],
  addAddress: (sent) => [ask(reads.loadAddresses, undefined), patients, chosenLab(sent)],
};
const namesOfChoices = (sent: SentDraft) => [patients, chosenLab(sent)];
const isStep = (name: RouteName): name is StepPage =>
  name in bookingRoutes && 'milestone' in bookingRoutes[name as keyof typeof bookingRoutes].shape;
const orderPages: readonly RouteName[] = ['reviewOrder', 'paymentSuccess'];

/**
 * The queries by which the server renders a page of the funnel with the draft's choices; undefined
 * if the browser has to render it.
 */
export function stepQueries(
  name: RouteName,
  { orderId }: PathParams,
  sent: SentDraft | null,
): Question[] | undefined {
  if (orderId !== undefined && orderPages.includes(name))
    return [ask(reads.loadOrder, { orderId })];
  if (!sent?.draft.testId) return undefined;
  const { testId, added } = sent.draft;
  const own = isStep(name) ? (steps[name] ?? namesOfChoices)(sent) : undefined;
  return (
    own && [
      ...own,
      { query: labTestQuery, variables: { id: testId } },
      ...(added ? [{ query: labTestsQuery, variables: none }] : []),
    ]
  );
}
