import { badRequest } from '../refusal.ts';
import type { VisitActRequest } from './visits.contract.ts';

/** What a label may say. */
const form = /^[A-Z0-9][A-Z0-9-]{2,30}[A-Z0-9]$/;

/** A sample of an item. */
export interface LabelledSample {
  item: string;
  sampleId: string;
}

/**
 * The samples of a visit as they are stored: each of these items has a label of its own, in capital
 * letters; anything else is refused.
 */
export function readSamples(
  sent: NonNullable<VisitActRequest['samples']>,
  items: string[],
): LabelledSample[] {
  const samples = items.map((item) => {
    const given = sent
      .find((sample) => sample.item === item)
      ?.sampleId.trim()
      .toUpperCase();
    if (!given) throw badRequest('SAMPLE_ID_MISSING');
    if (!form.test(given)) throw badRequest('SAMPLE_ID_INVALID');
    return { item, sampleId: given };
  });
  const twice = samples.find(
    ({ sampleId }, index) => samples.findIndex((other) => other.sampleId === sampleId) !== index,
  );
  if (twice) throw badRequest('SAMPLE_ID_TWICE', { sampleId: twice.sampleId });
  return samples;
}
