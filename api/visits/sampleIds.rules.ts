import { isLabel, labelOf, labelTwice } from '../../machines/order/sampleLabel.ts';
import { badRequest } from '../refusal.ts';
import type { VisitActRequest } from './visits.contract.ts';

/** The label of an item's sample. */
export interface LabelledSample {
  item: string;
  sampleId: string;
}

/**
 * The samples of a visit as they are stored: each of these items must have a distinct label, in
 * capital letters; anything else is refused.
 */
export function readSamples(
  sent: NonNullable<VisitActRequest['samples']>,
  items: string[],
): LabelledSample[] {
  const samples = items.map((item) => {
    const given = labelOf(sent.find((sample) => sample.item === item)?.sampleId ?? '');
    if (given === '') throw badRequest('SAMPLE_ID_MISSING');
    if (!isLabel(given)) throw badRequest('SAMPLE_ID_INVALID');
    return { item, sampleId: given };
  });
  const twice = labelTwice(samples.map(({ sampleId }) => sampleId));
  if (twice !== undefined) throw badRequest('SAMPLE_ID_TWICE', { sampleId: twice });
  return samples;
}
