import type {
  AfterFailure,
  VisitActKind,
  VisitFailure,
  VisitStanding,
} from '../../machines/generated/schema.ts';
import { translated } from './language.ts';

export const adminDayCopy = translated('adminDayCopy', {
  title: 'Today’s visits',
  /** The day, and the number of visits left. */
  lead: (day: string, count: number) =>
    `${day} · ${count === 1 ? '1 visit left' : `${count} visits left`}`,
  empty: 'No visits today',
  emptyText: 'Visits that are assigned to you appear here.',
  failed: 'The visits could not be loaded.',
  list: 'Visits, in order of time',
  stale: (moment: string) => `No connection. This list is from ${moment}.`,
  unsent: (count: number) =>
    count === 1 ? '1 entry waits to be sent' : `${count} entries wait to be sent`,
  unsentText: 'It is kept on this device and sent by itself, in order, once there is a connection.',
  logIn: 'Log in again',
  refresh: 'Refresh',
  late: (day: string) => `Late, from ${day}`,
  order: (number: string) => `Order ${number}`,
  forLab: (lab: string) => `For ${lab}`,
  by: (name: string) => `Technician: ${name}`,
  nobody: 'No technician yet',
  patient: (name: string, age: string, gender: string) => `${name}, ${age}, ${gender}`,
  fasting: 'Must be fasting',
  fastingUnknown: 'Ask about fasting',
  sampleOf: (id: string) => `Sample ${id}`,
  map: 'Open in maps',
  mapOf: (number: string) => `Open in maps: order ${number}`,
  phone: 'Show number',
  phoneNote: 'That you saw it is written down.',
  noPhone: 'There is no number.',
  call: (phone: string) => `Call ${phone}`,
  sms: 'Send SMS',
  standing: {
    PLANNED: 'Planned',
    ON_THE_WAY: 'On the way',
    COLLECTED: 'Collected',
    NOT_COLLECTED: 'Not collected',
    CANCELLED: 'Cancelled',
  } satisfies Record<VisitStanding, string>,
  since: (moment: string) => `Since ${moment}`,
  acts: {
    DEPART: 'On my way',
    COLLECT: 'Collected',
    FAIL_VISIT: 'Could not collect',
  } satisfies Record<VisitActKind, string>,
  waiting: (act: string) => `${act}: waiting to be sent`,
  refused: (act: string) => `${act}: not taken`,
  understood: 'Understood',
  /** Notes on visits that are no longer on the list. */
  notes: {
    title: 'Not taken',
    text: 'These visits are no longer yours. What you noted is kept on this device until you have passed it on to operations.',
    handedOn: 'I have handed it on',
  },
  collect: {
    title: 'Sample ids',
    hint: 'As on the label of the tube or cup',
    label: (test: string, patient: string) => `${test}, ${patient}`,
    send: 'Save as collected',
    cancel: 'Cancel',
  },
  fail: {
    title: 'Why could nothing be collected?',
    reason: 'Reason',
    note: 'What happened',
    next: 'What comes next',
    send: 'Save',
    cancel: 'Cancel',
  },
  failures: {
    NOBODY_THERE: 'Nobody there',
    NOT_FASTING: 'Patient not fasting',
    REFUSED: 'Patient refused',
    OTHER: 'Other',
  } satisfies Record<VisitFailure, string>,
  next: {
    NEW_TIME: 'Customer chooses another time',
    CANCEL: 'Cancel and refund',
  } satisfies Record<AfterFailure, string>,
  came: {
    NEW_TIME: 'The customer was asked to choose another time.',
    CANCEL: 'The order is cancelled, and the money goes back.',
  } satisfies Record<AfterFailure, string>,
  /** Shown on an order's card. */
  card: {
    onTheWay: (moment: string) => `On the way since ${moment}`,
    collected: (moment: string) => `Collected ${moment}`,
    failed: (moment: string, reason: string) => `Not collected ${moment}: ${reason}`,
    waitsForTime: 'Waits for another time: the customer was asked to choose one.',
    move: 'Choose another time',
    pick: 'Another time for the customer',
    noSlots: 'This lab has no other open slot.',
    save: 'Move to this time',
    close: 'Close',
  },
} as const);
