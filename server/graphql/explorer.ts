import { createHash } from 'node:crypto';

const script = `
const run = document.getElementById('run');
const say = (value) => { document.getElementById('answer').textContent = typeof value === 'string' ? value : JSON.stringify(value, null, 2); };
const ask = async (body) => (await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
run.addEventListener('click', async () => {
  try {
    const variables = JSON.parse(document.getElementById('variables').value || '{}');
    say(await ask({ query: document.getElementById('query').value, variables }));
  } catch (error) { say(String(error)); }
});
const typeName = (type) => type.kind === 'NON_NULL' ? typeName(type.ofType) + '!' : type.kind === 'LIST' ? '[' + typeName(type.ofType) + ']' : type.name;
const part = 'kind name ofType { kind name ofType { kind name ofType { kind name } } }';
ask({ query: '{ __schema { types { name kind description fields { name description args { name type { ' + part + ' } } type { ' + part + ' } } inputFields { name type { ' + part + ' } } enumValues { name } } } }' }).then(({ data }) => {
  const list = document.getElementById('types');
  for (const type of data.__schema.types.filter((candidate) => !candidate.name.startsWith('__'))) {
    const details = document.createElement('details');
    const summary = document.createElement('summary');
    summary.textContent = type.name;
    const text = document.createElement('pre');
    const fields = (type.fields || type.inputFields || []).map((field) => field.name + (field.args && field.args.length ? '(' + field.args.map((arg) => arg.name + ': ' + typeName(arg.type)).join(', ') + ')' : '') + ': ' + typeName(field.type));
    text.textContent = [type.description || '', ...fields, ...(type.enumValues || []).map((value) => value.name)].filter(Boolean).join('\\n');
    details.append(summary, text);
    list.append(details);
  }
});
`;

const style = `
:root { color-scheme: light dark; } body { margin: 0; font: 15px/1.5 system-ui, sans-serif; display: grid; grid-template-columns: 1fr 1fr 300px; height: 100dvh; }
section { padding: 16px; display: flex; flex-direction: column; gap: 8px; overflow: auto; min-width: 0; } textarea { flex: 3; font: 14px/1.5 ui-monospace, monospace; padding: 8px; border-radius: 8px; } #variables { flex: 1; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 13px; } button { min-height: 44px; border-radius: 8px; font: inherit; font-weight: 600; cursor: pointer; } h1 { font-size: 16px; margin: 0; }
@media (max-width: 800px) { body { display: block; } textarea { min-height: 160px; } }
`;

/**
 * A GraphQL explorer in one page that needs nothing from the network; its policy allows just its
 * own script and style.
 */
export const explorerPage = {
  html: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>GraphQL · Assay</title><style>${style}</style>
<section><h1>Operation</h1><textarea id="query" aria-label="Operation" spellcheck="false">{ labTests { id name priceInRupees reportTime } }</textarea>
<textarea id="variables" aria-label="Variables" spellcheck="false" placeholder='{"variable": "value"}'></textarea><button id="run" type="button">Run</button></section>
<section><h1>Answer</h1><pre id="answer" aria-live="polite"></pre></section><section><h1>Schema</h1><div id="types"></div></section><script>${script}</script></html>`,
  policy: `default-src 'none'; connect-src 'self'; script-src '${hashOf(script)}'; style-src '${hashOf(style)}'`,
};

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
