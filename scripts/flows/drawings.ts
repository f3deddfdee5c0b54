import react from '@vitejs/plugin-react';
import { createServer } from 'vite';

/** Draws a chart as SVG with the flow page's own components. */
export type DrawSvg = typeof import('../../devtools/drawing/renderSvg.tsx').renderSvg;

/** Provides the drawing function; vite loads its components, which Node cannot. */
export async function withDrawing<Result>(
  use: (draw: DrawSvg) => Promise<Result>,
): Promise<Result> {
  const vite = await createServer({
    configFile: false,
    root: 'devtools',
    plugins: [react()],
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { renderSvg } = (await vite.ssrLoadModule(
      '/drawing/renderSvg.tsx',
    )) as typeof import('../../devtools/drawing/renderSvg.tsx');
    return await use(renderSvg);
  } finally {
    await vite.close();
  }
}
