import { Type } from 'typebox';
import type { TObject } from 'typebox';

/**
 * Marks fields that identify or locate a person, or contain what they wrote. Deletion removes these
 * from stored orders, and tests look for them in logs, masked reports and the remains of deleted
 * accounts.
 */
export const personal = { 'x-personal': true } as const;

/** A personal text, or null. */
export const NullablePersonalText = Type.Union([Type.String(), Type.Null()], personal);

/** The names of a contract's personal fields. */
export const personalFields = (contract: TObject): string[] =>
  Object.entries(contract.properties)
    .filter(([, field]) => 'x-personal' in field)
    .map(([name]) => name);
