import type { Chart, ChartState } from './chart.ts';
import { arrowWords, eventWords } from './transitionLabel.ts';

const idOf = (id: string) => id.replaceAll(/[^A-Za-z0-9]/g, '_');
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

export function mermaidOf(chart: Chart): string {
  const lines = ['stateDiagram-v2'];
  const childrenOf = (id: string) => chart.states.filter((state) => state.parent === id);
  const draw = (state: ChartState, indent: string) => {
    const children = childrenOf(state.id);
    if (children.length === 0) {
      lines.push(`${indent}state "${state.key}" as ${idOf(state.id)}`);
      if (state.type === 'final') lines.push(`${indent}${idOf(state.id)} --> [*]`);
      return;
    }
    lines.push(`${indent}state "${state.key}" as ${idOf(state.id)} {`);
    drawInside(state, children, `${indent}  `);
    lines.push(`${indent}}`);
  };
  const drawInside = (state: ChartState, children: ChartState[], indent: string) => {
    children.forEach((child, index) => {
      if (state.type === 'parallel' && index > 0) lines.push(`${indent}--`);
      if (state.initial === child.id) lines.push(`${indent}[*] --> ${idOf(child.id)}`);
      draw(child, indent);
    });
  };
  const root = chart.states.find((state) => state.parent === undefined)!;
  // Mermaid only accepts the separator of regions inside a state.
  if (root.type === 'parallel') draw(root, '  ');
  else drawInside(root, childrenOf(root.id), '  ');
  for (const transition of chart.transitions) {
    // A transition of the whole machine has no box to start from, so only the table lists it.
    if (transition.source === root.id) continue;
    for (const target of transition.targets)
      lines.push(
        `  ${idOf(transition.source)} --> ${idOf(target)}: ${label(arrowWords(transition))}`,
      );
  }
  return lines.join('\n');
}

/** The page of one machine: its purpose, its drawing, and each state and transition in words. */
export function flowPage(chart: Chart): string {
  const states = chart.states.filter((state) => state.path !== '');
  const stateRows = states.map(
    (state) =>
      `| \`${state.path}\` | ${cell(state.description)} | ${state.invokes.map((id) => `\`${id}\``).join(', ')} | ${cell(links(state.clause))} |`,
  );
  const pathOf = (id: string) => chart.states.find((state) => state.id === id)?.path || 'anywhere';
  const rows = chart.transitions.map(
    (transition) =>
      `| \`${pathOf(transition.source)}\` | ${cell(eventWords(transition))} | ${cell(transition.guard ?? '')} | ${transition.targets.map((id) => `\`${pathOf(id)}\``).join(', ') || 'stays'} | ${cell(transition.actions.join(', '))} |`,
  );
  return [
    `# ${chart.id}`,
    '',
    chart.description,
    '',
    'This page is written by `npm run flows` from the machine that ships; do not edit it.',
    '',
    '```mermaid',
    mermaidOf(chart),
    '```',
    '',
    '## States',
    '',
    '| state | in words | services | specification |',
    '|---|---|---|---|',
    ...stateRows,
    '',
    '## Transitions',
    '',
    '| from | when | only if | to | does |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** The references of a clause ('docs/product/roles.md; PD-2') as links from docs/flows. */
const links = (clause: string) =>
  clause
    .replaceAll(/\bPD-(\d+)/g, '[PD-$1](../product/decisions.md#pd-$1)')
    .replaceAll(
      /\bdocs\/(product\/([\w-]+)\.md(?:#([\w-]+))?)/g,
      (_, path: string, page: string, section?: string) => {
        const name = section === undefined ? page : `${page}: ${section.replaceAll('-', ' ')}`;
        return `[${name}](../${path})`;
      },
    );

// Mermaid ends a label at a semicolon and interprets a second colon.
const label = (text: string) => text.replaceAll(':', ' ').replaceAll(';', ',');
