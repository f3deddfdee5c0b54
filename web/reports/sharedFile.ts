import { saveFile } from '../ui/saveFile.ts';

/**
 * Saves the PDF of a shared report. The secret is sent in the body, as URLs are logged; `gone`: its
 * link has ended since the page was opened.
 */
export async function saveSharedFile(secret: string, name: string): Promise<'saved' | 'gone'> {
  const reply = await fetch('/api/v1/shared-report/file', {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret }),
  });
  if (reply.status === 404) return 'gone';
  if (!reply.ok) throw new Error(`The file was answered with ${reply.status}`);
  saveFile(await reply.blob(), `${name}.pdf`);
  return 'saved';
}
