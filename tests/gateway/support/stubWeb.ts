import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LabTestDocument, LabTestsDocument } from '../../../web/generated/graphql.ts';

/** The name of a document in the list of trusted ones. */
export const hashOf = (document: object) =>
  (document as { __meta__: { hash: string } }).__meta__.hash.replace('sha256:', '');

/** A web whose server part shows the names of what it was given. */
const publicRenderer = `
export const answerKey = (name, variables) => name + ' ' + JSON.stringify(variables);
export const shells = { customer: '/orders', admin: '/admin' };
const pageOf = (path) => path.toLowerCase().replace(/\\/$/, '') === '/home' ? { path: '/home', queries: [{ name: 'LabTests', hash: '${hashOf(LabTestsDocument)}', variables: {} }] }
  : path.startsWith('/testinfo/') ? { path: '/testinfo/' + decodeURIComponent(path.slice(10)), queries: [{ name: 'LabTest', hash: '${hashOf(LabTestDocument)}', variables: { id: decodeURIComponent(path.slice(10)) } }] } : undefined;
export const planOf = async (path) => ({ shell: path.startsWith('/admin') ? 'admin' : 'customer', path: path.includes('no/such') ? undefined : (pageOf(path)?.path ?? path), modules: path.startsWith('/testinfo/') ? ['test'] : path.toLowerCase().startsWith('/home') ? ['home', 'grid'] : [], page: pageOf(path) });
globalThis.renderedPaths = [];
export const render = async (path, answers, language) => (globalThis.renderedPaths.push(path), { html: Object.values(answers).map((answer) => (answer.labTests ?? [answer.labTest]).map((test) => test.name).join(', ')).join(), answers, title: '<' + path + '>', description: 'in ' + language });
`;

/** A folder with a built web, as small as one can be, and its part for the server. */
export function makeStubWeb(renderer = publicRenderer): string {
  const root = mkdtempSync(join(tmpdir(), 'assay-pages-'));
  mkdirSync(join(root, '.vite'));
  writeFileSync(
    join(root, 'index.html'),
    '<html lang="en"><meta name="description" content="x"><title>x</title><!--head--><script type="module" crossorigin src="/main.js"></script><link rel="modulepreload" crossorigin href="/shared.js"><div id="root"><!--page--></div><!--answers-->',
  );
  writeFileSync(
    join(root, '.vite/manifest.json'),
    JSON.stringify({
      shared: { file: 'shared.js' },
      home: { file: 'home.js', imports: ['shared', 'grid'] },
      grid: { file: 'grid.js' },
      test: { file: 'test.js' },
    }),
  );
  writeFileSync(join(root, 'server.mjs'), renderer);
  return root;
}

/** Which pages are rendered from now on. */
export function renderedPaths(): () => string[] {
  const all = (globalThis as unknown as { renderedPaths: string[] }).renderedPaths;
  const from = all.length;
  return () => all.slice(from);
}
