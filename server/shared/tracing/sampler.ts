import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { Sampler } from '@opentelemetry/sdk-trace';
import type { Config } from '../config.ts';

/** The standard's samplers, by their names in OTEL_TRACES_SAMPLER. */
export function samplerOf({ sampler, ratio }: NonNullable<Config['tracing']>): Sampler {
  const [kind, parent] = sampler.startsWith('parentbased_')
    ? [sampler.slice('parentbased_'.length), true]
    : [sampler, false];
  const root =
    kind === 'always_off'
      ? new AlwaysOffSampler()
      : kind === 'traceidratio'
        ? new TraceIdRatioBasedSampler(ratio)
        : new AlwaysOnSampler();
  return parent ? new ParentBasedSampler({ root }) : root;
}
