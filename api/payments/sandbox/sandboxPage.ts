import { escaped } from '../../messages/mailHtml.ts';
import { toRupees } from '../../paise.ts';

const page = (content: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>lab test payment</title>
<style>
  body { font: 1.125rem/1.5 system-ui; max-width: 24rem; margin: 10vh auto; padding: 0 1rem }
  button { font: inherit; width: 100%; min-height: 3rem; margin-top: .75rem }
</style>
<h1>lab test payment</h1>
<p>This is the sandbox: no real money moves.</p>
${content}
</html>`;

/** The form on which a customer pays or fails. */
export const payForm = (paise: number): string =>
  page(`<p>₹${toRupees(paise).toLocaleString('en-IN')}</p>
<form method="post">
<button name="outcome" value="paid">Pay</button>
<button name="outcome" value="failed">Fail payment</button>
</form>`);

/** The form that leads back to the shop. */
export const formBack = (path: string, fields: Record<string, string>): string =>
  page(`<form method="post" action="${escaped(path)}">
${Object.entries(fields)
  .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
  .join('\n')}
<button>Back to the shop</button>
</form>`);
