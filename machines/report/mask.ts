import { answers, choices } from '../booking/draft.ts';
import { adultYears } from '../order/guardian.ts';
import { pinCodeOf } from '../pin/pinCode.ts';

/**
 * The fields that may leave the app in an inspection event or a problem report. It is an
 * allow-list, so a field that nobody thought of is masked, not leaked. The choices of a booking are
 * ids and a few names.
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
  // Whether a test is for somebody, and which tests go together.
  'gender',
  'forGender',
  'contains',
  'apartFrom',
]);

/** The fields of a failure besides its sentence (machines/failure.ts). */
const saidByFailures = new Set(['code', 'reason', 'params', 'data']);

export const masked = '•••';

// `code` and `reason` may name a refusal (SLOT_TAKEN), and `code` an offer (FIRST60). But a
// one-time code is digits, and a reason for cancelling is free text: both are masked.
const reasonName = /^[A-Z]+(_[A-Z]+)+$/;
// A technician's act and the fate of an order are one of a few names; a tube's label contains
// digits, which names do not.
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
  // `to` is kept where it is a target in a machine, not the receiver of a message.
  to: /^#\w+$/,
  sampleId: /^(?=.*\d)[A-Z0-9-]{4,32}$/i,
};

// A PIN code reveals where somebody is. A flow only depends on whether it is valid, and whether it is
// another one than before: each is masked by a valid one that no place has, in their order.
const pins = new Set(['pin', 'zipCode', 'postcode']);
const maskedPins = new Map<string, string>();
const isMaskedPin = (pin: string) => /^1000\d\d$/.test(pin);
function maskPin(pin: string): string {
  const before = isMaskedPin(pin) ? pin : maskedPins.get(pin);
  const maskedPin = before ?? String(100_000 + (maskedPins.size % 100));
  if (before === undefined) maskedPins.set(pin, maskedPin);
  return maskedPin;
}
// Whether somebody is a minor decides what they are asked.
const maskedAge = (age: number) => (age < adultYears ? 0 : adultYears);
// No name is longer; a question that is too long is not sent.
const longestMasked = 1000;

/** A copy in which every text and number is masked unless its field is known to be harmless. */
export function mask(value: unknown, key = ''): unknown {
  if (value === null || value === undefined || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map((item) => mask(item, key));
  // The data of a refusal decide what is possible next.
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
          // A state's value: a name, or a tree of names. A measured 'value' in a report is masked.
          name === 'value' && 'context' in value ? structuredClone(inner) : mask(inner, name),
        ]),
    );
  }
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (key in named && !(typeof value === 'string' && named[key]!.test(value))) return masked;
  // Guards check whether something was typed, whether a code is complete, and whether there are two
  // letters to search for: a replay must decide the same.
  if (typeof value === 'string' && value.trim() === '') return value;
  if (typeof value === 'string' && pins.has(key) && pinCodeOf(value)) return maskPin(value);
  if (typeof value === 'number' && key === 'age') return maskedAge(value);
  if (typeof value === 'string' && (key === 'otp' || value.length > longestMasked))
    return '•'.repeat(value.trim().length);
  if (allowed.has(key)) return value;
  return typeof value === 'string' ? masked.slice(0, value.trim().length) : masked;
}
