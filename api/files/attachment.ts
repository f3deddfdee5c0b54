/** A name without characters that a file system or header cannot contain. */
const tidy = (name: string) =>
  name
    .replaceAll(/[\p{Cc}"*/:<>?\\|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 120);

/**
 * The headers of a private file that is downloaded under a name in any script (RFC 6266); clients
 * that cannot read `filename*` use the plain `filename`.
 */
export function attachment(type: string, name: string): Record<string, string> {
  const whole = tidy(name);
  const plain = whole.replaceAll(/[^\x20-\x7e]/g, '_').replaceAll('%', '_');
  const encoded = encodeURIComponent(whole).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return {
    'content-type': type,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
    'content-security-policy': "default-src 'none'; sandbox",
  };
}
