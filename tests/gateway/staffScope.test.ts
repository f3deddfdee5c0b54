import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../api/ids.ts';
import type { Reach } from '../../api/staffAccess.ts';
import { startProduct } from '../../server/startProduct.ts';
import type { Product } from '../../server/startProduct.ts';
import type { Client } from '../api/support/client.ts';
import { labsOfOthers, limited, lipidsFile } from '../api/support/labsOfOthers.ts';
import { browserAt } from './support/browser.ts';
import { MAY_ASK } from './support/operationAccess.ts';

let world: Awaited<ReturnType<typeof labsOfOthers>>;
let product: Product;
beforeAll(async () => {
  world = await labsOfOthers();
  product = await startProduct(
    { ...world.api.config, port: 0 },
    { web: async () => undefined, api: world.api.app },
  );
});
beforeEach(() => world.api.clock.advance({ seconds: 10 }));
afterAll(async () => {
  await product.close();
  await world.api.stop();
});

const order = '{ id number patient { name } address { road } }';
const ofOrder = (id: string) => ({ id });
/** How each operation that reaches a part is asked for what is theirs in the world above. */
const questions: Record<string, () => [query: string, variables?: Record<string, unknown>]> = {
  adminCounters: () => ['{ adminCounters { pendingReports appointmentsToday activeUsers } }'],
  visitCounts: () => ['{ visitCounts { date visits } }'],
  adminOrders: () => [`{ adminOrders { items ${order} } }`],
  adminLabs: () => ['{ adminLabs { id name } }'],
  adminLab: () => ['query($id: ID!) { adminLab(id: $id) { id name } }', ofOrder(world.lab)],
  labPrices: () => [
    'query($id: ID!) { labPrices(labId: $id) { labId testId priceInRupees } }',
    ofOrder(world.lab),
  ],
  moveOrder: () => [
    `mutation($move: OrderMove!) { moveOrder(move: $move) ${order} }`,
    { move: { orderId: world.reported.id, action: 'COMPLETE' } },
  ],
  uploadReport: () => [
    `mutation($id: ID!, $file: Upload!) { uploadReport(orderId: $id, file: $file, correction: "Again") ${order} }`,
    ofOrder(world.reported.id),
  ],
  reportEntry: () => [
    'query($id: ID!) { reportEntry(id: $id) { orderId orderNumber patient { name } } }',
    ofOrder(world.reported.id),
  ],
  enterValues: () => [
    'mutation($id: ID!, $input: EnteredValuesInput!) { enterValues(id: $id, input: $input) { orderId } }',
    { ...ofOrder(world.reported.id), input: world.lipids },
  ],
  importValues: () => [
    'mutation($id: ID!, $file: Upload!) { importValues(id: $id, file: $file, correction: "Again") { orderId } }',
    ofOrder(world.reported.id),
  ],
  releaseValues: () => [
    'mutation($id: ID!, $valuesId: ID!) { releaseValues(id: $id, valuesId: $valuesId) { orderId } }',
    ofOrder(world.reported.id),
  ],
  releaseReportFile: () => [
    'mutation($id: ID!, $fileId: ID!, $read: ReadPatientInput!) { releaseReportFile(id: $id, fileId: $fileId, read: $read) { orderId } }',
    {
      ...ofOrder(world.reported.id),
      read: {
        patient: world.reported.booked.patient.name,
        gender: world.reported.booked.patient.gender,
      },
    },
  ],
  rejectReportFile: () => [
    'mutation($id: ID!, $fileId: ID!) { rejectReportFile(id: $id, fileId: $fileId, reason: "Unreadable") { orderId } }',
    ofOrder(world.reported.id),
  ],
  visits: () => ['{ visits { visits { id number address { road } } } }'],
  visitPhone: () => [
    'mutation($id: ID!) { visitPhone(id: $id) { phone } }',
    ofOrder(world.visit.id),
  ],
  actOnVisit: () => [
    'mutation($act: VisitActInput!) { actOnVisit(act: $act) { id number address { road } } }',
    { act: { key: newId(), visitId: world.visit.id, act: 'DEPART' } },
  ],
  doctorCalls: () => ['{ doctorCalls { id firstName } }'],
  doctorCall: () => [
    'query($id: ID!) { doctorCall(id: $id) { call { id } labName } }',
    ofOrder(world.call.id),
  ],
  doctorCallPhone: () => [
    'mutation($id: ID!) { doctorCallPhone(id: $id) { phone } }',
    ofOrder(world.call.id),
  ],
  noteDoctorCall: () => [
    'mutation($id: ID!) { noteDoctorCall(id: $id, outcome: NO_ANSWER) { id } }',
    ofOrder(world.call.id),
  ],
};
/** Doctors reach their own hours alone, which name nothing of anybody. */
const ofOwnHours = ['doctorHours', 'saveDoctorHours'];
const isAsked = (call: string) => call in MAY_ASK && !ofOwnHours.includes(call);
const asked = (reach: Reach) => limited(reach).filter(isAsked);

/** What somebody of the staff is answered, as text. */
async function answered(client: Client, operation: string): Promise<string> {
  const browser = browserAt(product.address);
  for (const [name, value] of client.cookies) browser.cookies.set(name, value);
  const [query, variables = {}] = questions[operation]!();
  if (query.includes('Upload!')) {
    const file = new Blob([operation === 'importValues' ? lipidsFile : '%PDF-1.4']);
    return JSON.stringify(await browser.upload(query, variables, 'file', file, 'r.pdf'));
  }
  const valuesId = operation === 'releaseValues' ? await world.enter() : undefined;
  const fileId = query.includes('$fileId') ? await world.uploadPdf() : undefined;
  const sent = { query, variables: { ...variables, valuesId, fileId } };
  return (await browser.post('/graphql', sent)).text();
}
/** Whether something of theirs is in an answer; a counter of theirs is more than 0. */
const shows = (text: string) =>
  /"(visits|pendingReports|appointmentsToday|activeUsers|price)":[1-9]|"phone":"/.test(text) ||
  [world.reported, world.visit].some(({ id, number, booked }) =>
    [id, number, booked.address.road].some((mark) => text.includes(mark)),
  ) ||
  text.includes(`"${world.lab}"`) ||
  text.includes(world.call.id);

describe('an operation that reaches a part', () => {
  it('has a question here', () => {
    expect(Object.keys(questions).toSorted()).toEqual(
      [...asked('ownLabs'), ...asked('ownVisits'), ...asked('ownCalls')].toSorted(),
    );
  });

  it.each<[string, 'lab' | 'technician' | 'doctor']>([
    ...asked('ownLabs').map((call): [string, 'lab'] => [call, 'lab']),
    ...asked('ownVisits').map((call): [string, 'technician'] => [call, 'technician']),
    ...asked('ownCalls').map((call): [string, 'doctor'] => [call, 'doctor']),
  ])('%s shows a %s nothing of another, and their own', async (operation, role) => {
    const before = await world.stored();
    expect(shows(await answered(world.other[role], operation))).toBe(false);
    expect(await world.stored()).toEqual(before);
    expect(shows(await answered(world.own[role], operation))).toBe(true);
  });
});
