import type { FastifySchemaValidationError } from 'fastify';

/** Names whose words do not follow from their spelling. */
const WORDS = new Map(
  Object.entries({
    DOB: 'Date of birth',
    bookingforWhom: 'Booking for',
    otp: 'OTP',
    userID: 'User id',
    houseNo: 'House number',
    zipCode: 'Zipcode',
    cityState: 'City and state',
    _id: 'Id',
    labId: 'Lab',
    testId: 'Test',
    orderId: 'Order',
    why_book: 'Why book',
    razorpay_payment_id: 'Payment id',
    razorpay_order_id: 'Provider order id',
    razorpay_signature: 'Signature',
  }),
);

/** A field's name as a person reads it: 'firstName' is 'First name'. */
export function wordsOf(name: string): string {
  const words =
    WORDS.get(name) ??
    name
      .replace(/_/g, ' ')
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const KINDS: Record<string, string> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'empty',
};
const list = (values: unknown) => (Array.isArray(values) ? values.join(', ') : String(values));

/** What the schema said, in plain words about the field. */
function saying({ keyword, params }: FastifySchemaValidationError): string {
  const limit = String(params.limit);
  switch (keyword) {
    case 'type':
      return `must be ${list([params.type].flat().map((kind) => KINDS[String(kind)] ?? String(kind)))}`;
    case 'minLength':
      return limit === '1' ? 'is missing' : `must have ${limit} characters or more`;
    case 'maxLength':
      return `must have ${limit} characters or fewer`;
    case 'minimum':
      return `must be ${limit} or more`;
    case 'maximum':
      return `must be ${limit} or less`;
    case 'minItems':
      return `must have ${limit} or more entries`;
    case 'maxItems':
      return `must have ${limit} or fewer entries`;
    case 'enum':
      return `must be one of ${list(params.allowedValues)}`;
    case 'const':
      return `must be ${String(params.allowedValue)}`;
    default:
      return 'is not valid';
  }
}

/** One readable sentence from the first of a schema's complaints: 'First name is missing'. */
export function sentenceOf(complaints: FastifySchemaValidationError[], part = 'body'): string {
  const complaint = complaints[0];
  if (!complaint) return 'The request is not valid';
  const path = complaint.instancePath
    .split('/')
    .filter((step) => step !== '' && !/^\d+$/.test(step));
  if (complaint.keyword === 'required')
    return `${wordsOf([complaint.params.requiredProperties].flat().map(String)[0] ?? '')} is missing`;
  if (complaint.keyword === 'additionalProperties')
    return `${[complaint.params.additionalProperties].flat().map(String)[0]} is not known here`;
  const field = path.at(-1);
  if (field === undefined)
    return part === 'body' ? 'Please send a JSON object' : 'The address is not valid';
  return `${wordsOf(field)} ${saying(complaint)}`;
}
