interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
}
interface Content {
  content?: Record<string, { schema?: Schema }>;
}
interface Call {
  tags?: string[];
  summary?: string;
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: Content;
  responses?: Record<string, Content>;
}

/** The parts of an OpenAPI description that the page shows. */
export interface Description {
  info: { title: string; description?: string };
  paths: Record<string, Record<string, Call>>;
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A schema in one line: `{ name: string, age?: integer }`. */
function lineOf(schema: Schema | undefined): string {
  if (!schema) return '';
  if (schema.anyOf) return schema.anyOf.map(lineOf).join(' | ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.type === 'array') return `[${lineOf(schema.items)}]`;
  if (!schema.properties) return schema.type ?? 'any';
  const fields = Object.entries(schema.properties).map(
    ([name, field]) => `${name}${schema.required?.includes(name) ? '' : '?'}: ${lineOf(field)}`,
  );
  return `{ ${fields.join(', ')} }`;
}

const schemaOf = (part: Content | undefined) => Object.values(part?.content ?? {})[0]?.schema;
const row = (name: string, line: string) =>
  line ? `<dt>${escape(name)}</dt><dd><code>${escape(line)}</code></dd>` : '';

function callHtml(
  method: string,
  path: string,
  { summary = '', parameters = [], requestBody, responses = {} }: Call,
): string {
  return `<article><h3><b>${method.toUpperCase()}</b> ${escape(path)}</h3><p>${escape(summary)}</p><dl>${[
    ...parameters.map((parameter) =>
      row(
        `${parameter.in} ${parameter.name}${parameter.required ? '' : '?'}`,
        lineOf(parameter.schema),
      ),
    ),
    row('body', lineOf(schemaOf(requestBody))),
    ...Object.entries(responses).map(([status, answer]) => row(status, lineOf(schemaOf(answer)))),
  ].join('')}</dl></article>`;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
h2{margin-top:2.5rem;text-transform:capitalize}article{border-top:1px solid #8885;padding:.5rem 0}h3{font-size:1rem;margin:.5rem 0 0}
p{margin:0}dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:.5rem 0}dd{margin:0;overflow-wrap:anywhere}code{font-size:.85rem}`;

/** A page to read the calls by area; it needs no script and nothing from the network. */
export function docsPage({ info, paths }: Description): string {
  const areas = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, call] of Object.entries(methods)) {
      const area = call.tags?.[0] ?? 'other';
      areas.set(area, [...(areas.get(area) ?? []), callHtml(method, path, call)]);
    }
  }
  const sections = [...areas]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([area, calls]) => `<section><h2>${escape(area)}</h2>${calls.join('')}</section>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(info.title)} REST</title><style>${STYLE}</style>
<h1>${escape(info.title)} REST</h1><p>${escape(info.description ?? '')} Every success is <code>{message, data}</code>, every failure <code>{message, code}</code>. The machine-readable description is <a href="/api/v1/openapi.json">openapi.json</a>.</p>
${sections.join('')}</html>`;
}
