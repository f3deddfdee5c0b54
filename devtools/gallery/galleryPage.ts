import { galleryFolder } from './shot.ts';
import type { Shot } from './shot.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const css = `:root{color-scheme:light dark;--quiet:light-dark(#4a6365,#9db5b6);--brand:light-dark(#0f6066,#7fc3c5);--warm:light-dark(#9c430b,#ffb06b)}
body{font:15px/1.5 system-ui;margin:0 auto;max-width:1480px;padding:24px}h1{letter-spacing:-.02em}h3{margin:0;overflow-wrap:anywhere}nav a{margin-inline-end:16px;color:var(--brand)}
section{columns:2 560px}article{border:1px solid #8884;border-radius:14px;padding:16px;margin:0 0 16px;break-inside:avoid}.quiet{color:var(--quiet);margin:2px 0 10px}.done{color:var(--brand)}details{color:var(--warm);overflow-wrap:anywhere}
.pair{display:flex;gap:16px;align-items:flex-start}.pair a{min-width:0}img{border:1px solid #8884;border-radius:10px;display:block;max-width:100%}`;

/** The result of axe for a state, at both widths. */
function verdictOf(shots: Shot[]): string {
  if (shots.every(({ findings }) => findings === null))
    return '<p class="quiet">Passes by itself; axe had no time to look.</p>';
  const lines = shots.flatMap(({ findings, width }) =>
    (findings ?? []).map(
      ({ rule, help, where }) =>
        `<li><b>${rule}</b> at ${width} px: ${escaped(help)}<br><code>${where.map(escaped).join('<br>')}</code></li>`,
    ),
  );
  return lines.length === 0
    ? '<p class="done">✓ axe found nothing</p>'
    : `<details open><summary>axe: ${lines.length} findings</summary><ul>${lines.join('')}</ul></details>`;
}

function articleOf(state: string, shots: Shot[]): string {
  const pictures = shots
    .toSorted((one, other) => one.width - other.width)
    .map(
      ({ picture, width }) =>
        `<a href="${picture}"><img src="${picture}" alt="${escaped(state)} at ${width} pixels" loading="lazy" style="width:${width < 600 ? 150 : 380}px"></a>`,
    );
  return `<article><h3>${escaped(state)}</h3><p class="quiet">${escaped(shots[0]!.description)} <small>${shots[0]!.steps} steps</small></p><div class="pair">${pictures.join('')}</div>${verdictOf(shots)}</article>`;
}

/** One page with all pictures, by flow and state. */
export function galleryPage(shots: Shot[]): string {
  const byFlow = Object.entries(Object.groupBy(shots, ({ flow }) => flow)) as [string, Shot[]][];
  const sections = byFlow.map(([flow, own]) => {
    const states = Object.entries(Object.groupBy(own, ({ state }) => state)) as [string, Shot[]][];
    return `<h2 id="${flow}">${flow}</h2><section aria-label="${flow}">${states.map(([state, both]) => articleOf(state, both)).join('\n')}</section>`;
  });
  const findings = shots.reduce((sum, shot) => sum + (shot.findings?.length ?? 0), 0);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Gallery · Assay</title><link rel="icon" href="data:,"><style>${css}</style></head><body><main>
<h1>Every screen state</h1><p class="quiet">${shots.length / 2} states of ${byFlow.length} flows, each opened by its shortest way · ${findings} findings of axe · ${galleryFolder}</p>
<nav aria-label="Flows">${byFlow.map(([flow]) => `<a href="#${flow}">${flow}</a>`).join('')}</nav>
${sections.join('\n')}</main></body></html>`;
}

/** Each broken rule, and where. */
export function findingLines(shots: Shot[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const { rule, where } of shots.flatMap(({ findings }) => findings ?? []))
    places.set(rule, new Set([...(places.get(rule) ?? []), ...where]));
  return [...places].map(([rule, where]) => `${rule}: ${[...where].join('; ')}`);
}
