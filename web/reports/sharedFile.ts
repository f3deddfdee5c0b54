/** Saves the PDF of a shared report. The secret goes in the body, as addresses are written to logs. */
export async function saveSharedFile(secret: string, name: string): Promise<void> {
  const reply = await fetch('/api/v1/shared-report/file', {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret }),
  });
  if (!reply.ok) throw new Error(`The file was answered with ${reply.status}`);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await reply.blob());
  link.download = `${name}.pdf`;
  link.click();
  URL.revokeObjectURL(link.href);
}
