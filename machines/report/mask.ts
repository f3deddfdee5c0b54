import { answers, choices } from '../booking/draft.ts';
import { adultYears } from '../order/guardian.ts';
import { pinCodeOf } from '../pin/pinCode.ts';

/**
 * What may leave the app in an inspection event or a problem report. It is a list of what is
 * allowed:
 * a field that nobody thought of is masked, not leaked. What is chosen on the way to an order is ids
 * and a few names.
 */
const allowed = new Set<string>([
  ...choices,
  ...Object.keys(answers),
  'type',
  'id',
  '_id',
  'key',
  'src',
  'status',
  'xstate$$type',
  'sessionId',
  'rootId',
  'parentId',
  'sourceId',
  'createdAt',
  '_version',
  'machineId',
  'orderId',
  'visitId',
  'itemId',
  'sampleId',
  'act',
  'fate',
  'actions',
  'failure',
  'next',
  'draftId',
  'userId',
  'actorId',
  'date',
  'standing',
  'startsAt',
  'times',
  'startTime',
  'endTime',
  'placesLeft',
  'slotsAvailable',
  'rating',
  'reportTime',
  'sortBy',
  'step',
  'to',
  'stage',
  'panel',
  'audience',
  'priceInRupees',
  'amountInRupees',
  'expectedAmount',
  'itemTotal',
  'discount',
  'amount',
  'amountInPaise',
  'currency',
  'paymentStatus',
  'availableActions',
  'holdExpiresAt',
  'holdSecondsLeft',
  'holdExtendable',
  'offerCode',
  'attempt',
  'pollsLeft',
  'wanted',
  'kind',
  'by',
  'labOrder',
  'placedAt',
  'assignedAt',
  'completedAt',
  'cancelledAt',
  'reportExpectedAt',
  'secondsLeft',
  'count',
  'added',
  'changed',
  'version',
  'savedAt',
  'orderedAs',
  'returned',
  'action',
  'edited',
  'code',
  'reason',
]);

/** What a failure says besides its sentence (machines/failure.ts). */
const saidByFailures = new Set(['code', 'reason', 'params', 'data']);

/** What replaces a masked text. */
export const masked = '•••';

// `code` and `reason` name a refusal (SLOT_TAKEN), and `code` an offer (FIRST60). A one-time code is
// digits, and the reason for cancelling is what a person typed: both are masked.
const reasonName = /^[A-Z]+(_[A-Z]+)+$/;
// What a technician does, and what becomes of an order, is one of a few names; the label of a tube
// has digits, as names have not.
const actName = /^[A-Z]+(_[A-Z]+)*$/;
const named: Record<string, RegExp> = {
  code: /^(?=.*[A-Z])[A-Z0-9_]+$/,
  reason: reasonName,
  act: actName,
  fate: actName,
  action: actName,
  actions: actName,
  failure: actName,
  next: actName,
  // Where an event leads in a chart, not where a message goes.
  to: /^#\w+$/,
  sampleId: /^(?=.*\d)[A-Z0-9-]{4,32}$/i,
};

// A PIN code tells where somebody is; whether it is one decides what a flow does, so any will do.
const pins = new Set(['pin', 'zipCode', 'postcode']);
const maskedPin = '100000';
// Whether somebody is a child decides what is asked of them.
const maskedAge = (age: number) => (age < adultYears ? 0 : adultYears);
// No name is as long; a question that is too long is not sent.
const longestMasked = 1000;

/** A copy in which every text and number is masked unless its field is known to be harmless. */
export function mask(value: unknown, key = ''): unknown {
  if (value === null || value === undefined || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map((item) => mask(item, key));
  // What a refusal says for going on decides what is possible then.
  if (value instanceof Error)
    return {
      error: masked,
      ...Object.fromEntries(
        Object.entries(value)
          .filter(([name, said]) => saidByFailures.has(name) && said !== undefined)
          .map(([name, said]) => [name, mask(said, name)]),
      ),
    };
  if (typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, inner]) => typeof inner !== 'function')
        .map(([name, inner]) => [
          name,
          // A state's name, or a tree of them. What was measured of somebody is a 'value', too.
          name === 'value' && 'context' in value ? structuredClone(inner) : mask(inner, name),
        ]),
    );
  }
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (key in named && !(typeof value === 'string' && named[key]!.test(value))) return masked;
  // Guards check whether something was typed, whether a code is complete, and whether two letters are
  // there to search for: a replay must decide the same.
  if (typeof value === 'string' && value.trim() === '') return value;
  if (typeof value === 'string' && pins.has(key) && pinCodeOf(value)) return maskedPin;
  if (typeof value === 'number' && key === 'age') return maskedAge(value);
  if (typeof value === 'string' && (key === 'otp' || value.length > longestMasked))
    return '•'.repeat(value.trim().length);
  if (allowed.has(key)) return value;
  return typeof value === 'string' ? masked.slice(0, value.trim().length) : masked;
}
