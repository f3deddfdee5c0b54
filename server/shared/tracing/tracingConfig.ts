/** The share of requests that is traced. */
export interface Tracing {
  sampler: string;
  ratio: number;
}

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
];

/** Reads OpenTelemetry's own variables; tracing is on if they name a collector. */
export function readTracing(
  text: (name: string) => string | undefined,
  problems: string[],
): Tracing | undefined {
  const names = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'].filter(
    (name) => text(name) !== undefined,
  );
  if (
    names.length === 0 ||
    text('OTEL_SDK_DISABLED')?.toLowerCase() === 'true' ||
    text('OTEL_TRACES_EXPORTER') === 'none'
  )
    return undefined;
  for (const name of names)
    if (!URL.canParse(text(name)!))
      problems.push(`${name} must be an address such as http://127.0.0.1:4318`);
  const protocol =
    text('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL') ??
    text('OTEL_EXPORTER_OTLP_PROTOCOL') ??
    'http/json';
  if (protocol !== 'http/json')
    problems.push(`OTEL_EXPORTER_OTLP_PROTOCOL must be http/json here, not '${protocol}'`);
  const sampler = text('OTEL_TRACES_SAMPLER') ?? 'parentbased_always_on';
  if (!samplers.includes(sampler))
    problems.push(`OTEL_TRACES_SAMPLER must be one of ${samplers.join(', ')}`);
  const ratio = Number(text('OTEL_TRACES_SAMPLER_ARG') ?? 1);
  if (!(ratio >= 0 && ratio <= 1))
    problems.push('OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1');
  return { sampler, ratio };
}
