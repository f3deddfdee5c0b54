import type { ZipCodePorts } from '../../../machines/zipCode/zipCode.machine.ts';
import { ServiceabilityDocument } from '../../generated/graphql.ts';
import { query } from '../gateway.ts';

/** Whether samples are collected at a PIN code, and by the given lab if one is chosen. */
export const loadServiceability: ZipCodePorts['loadServiceability'] = async (input) =>
  (await query(ServiceabilityDocument, input)).serviceability;
