import type { AccreditationJson } from './accreditation.contract.ts';

/** A lab's accreditation as read, from its two columns, which are set together. */
export const accreditationOf = (row: {
  accreditation_body: AccreditationJson['body'] | null;
  accreditation_number: string | null;
}): AccreditationJson | null =>
  row.accreditation_body && row.accreditation_number !== null
    ? { body: row.accreditation_body, number: row.accreditation_number }
    : null;
