import { hindiLabels, hindiReasons } from '../../../generated/hindiReasons.ts';
import type { Params } from '../../language.ts';
import { flowReasons } from './flows.ts';
import { forWhomHindi } from './forWhom.ts';

const sentences = new Map(Object.entries(hindiReasons));
const ofFlows = new Map(Object.entries(flowReasons)) as Map<
  string,
  string | ((values: Params) => string)
>;

const labels = new Map(Object.entries(hindiLabels));
/** A field's name as a person reads it in Hindi; one that no form shows keeps its own. */
export const fieldLabel = (name: string): string => labels.get(name) ?? name;

/** A value as it is said in Hindi: some stand for words. */
const valueOf = (name: string, value: string) =>
  name === 'field' ? fieldLabel(value) : name === 'whom' ? forWhomHindi(value) : value;

/** A reason's sentence in Hindi; undefined for one of a newer service. */
export function inHindi(reason: string, params: Params = {}): string | undefined {
  const ofFlow = ofFlows.get(reason);
  if (typeof ofFlow === 'function') return ofFlow(params);
  const sentence = ofFlow ?? sentences.get(reason);
  return sentence?.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    valueOf(name, String(params[name])),
  );
}
