/**
 * A readable id from a name: 'Malaria Antigen (Pf/Pv)' gives 'malaria-antigen-pf-pv'. Empty if the
 * name has no usable letters.
 */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
}
