import { writeFileSync } from 'node:fs';
import * as outline from 'healthicons-react/outline';
import { createElement } from 'react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { testIcons } from '../web/ui/testIcons.ts';

// One file with every test's icon, used by reference: no icon is in any script.
const symbols = Object.entries(testIcons).map(([name, component]) => {
  const Icon = (outline as unknown as Record<string, ComponentType>)[component];
  if (!Icon) throw new Error(`healthicons has no icon '${component}'`);
  const [, viewBox = '0 0 48 48'] =
    /viewBox="([^"]+)"/.exec(renderToStaticMarkup(createElement(Icon))) ?? [];
  const inner = renderToStaticMarkup(createElement(Icon))
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replaceAll(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));
  return `<symbol id="${name}" viewBox="${viewBox}">${inner}</symbol>`;
});
writeFileSync(
  'web/generated/testIcons.svg',
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`,
);
