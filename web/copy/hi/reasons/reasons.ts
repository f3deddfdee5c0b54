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
/** The name of a field in Hindi; a field that no form shows keeps its own name. */
export const fieldLabel = (name: string): string => labels.get(name) ?? name;

/** A parameter's value in Hindi; some values stand for words. */
const valueOf = (name: string, value: string) =>
  name === 'field' ? fieldLabel(value) : name === 'whom' ? forWhomHindi(value) : value;

/** The sentence of a reason in Hindi; undefined for a reason that this version does not know. */
export function inHindi(reason: string, params: Params = {}): string | undefined {
  const ofFlow = ofFlows.get(reason);
  if (typeof ofFlow === 'function') return ofFlow(params);
  const sentence = ofFlow ?? sentences.get(reason);
  return sentence?.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    valueOf(name, String(params[name])),
  );
}
