import { partsOfWhom } from '../../../../machines/order/forWhom.ts';

const people: Record<string, string> = { male: 'पुरुषों', female: 'महिलाओं' };

/** Whom a test is for, in Hindi: '18 से 50 साल की महिलाओं'. */
export function forWhomHindi(whom: string): string {
  const { gender, from, to } = partsOfWhom(whom);
  const who = people[gender ?? ''] ?? 'लोगों';
  const of = gender === 'female' ? 'की' : 'के';
  if (from !== null && to !== null) return `${from} से ${to} साल ${of} ${who}`;
  if (from !== null) return `${from} साल या उससे ज़्यादा उम्र ${of} ${who}`;
  return to === null ? who : `${to} साल तक ${of} ${who}`;
}
