import { Center, Text } from '@chakra-ui/react';
import sprite from '../generated/testIcons.svg?url';
import { testIcons } from './testIcons.ts';

/** A test's picture in a tinted round: one of the built-in icons, or the one that was uploaded. */
export function TestIcon({ icon, size = 56 }: { icon: string | null; size?: number }) {
  const inner = Math.round(size * 0.62);
  const wanted = icon?.replace(/^icon:/, '') ?? '';
  const name = wanted in testIcons ? wanted : 'test-tubes';
  const uploaded = icon !== null && !icon.startsWith('icon:');
  return (
    <Center boxSize={`${size}px`} flexShrink="0" borderRadius="full" bg="brand.subtle" color="brand.fg" overflow="hidden">
      {uploaded ? <img src={icon} alt="" width={size} height={size} loading="lazy" style={{ objectFit: 'cover', width: '100%', height: '100%' }} /> : <svg width={inner} height={inner} fill="currentColor" aria-hidden><use href={`${sprite}#${name}`} /></svg>}
    </Center>
  );
}

const hues = [184, 152, 262, 96, 208, 330, 28, 48];

/** A lab's simple mark: its initials on a tint of its own. */
export function LabMark({ name, image, size = 48 }: { name: string; image: string | null; size?: number }) {
  if (image && !image.startsWith('icon:')) return <img src={image} alt="" width={size} height={size} style={{ borderRadius: 12, objectFit: 'cover' }} />;
  const hue = hues[(Number(/(\d+)$/.exec(image ?? '')?.[1] ?? name.length) - 1) % hues.length] ?? 184;
  const initials = name.split(/\s+/).slice(0, 2).map((word) => word[0]).join('').toUpperCase();
  return (
    <Center boxSize={`${size}px`} flexShrink="0" borderRadius="xl" css={{ background: `hsl(${hue} 45% 90%)`, color: `hsl(${hue} 60% 24%)`, _dark: { background: `hsl(${hue} 30% 20%)`, color: `hsl(${hue} 55% 80%)` } }}>
      <Text fontWeight="bold" aria-hidden>{initials}</Text>
    </Center>
  );
}

/** A person's initials in a round. */
export function Initials({ name, size = 48 }: { name: string; size?: number }) {
  const letters = name.split(/\s+/).filter(Boolean).slice(0, 2).map((word) => word[0]).join('').toUpperCase();
  return <Center boxSize={`${size}px`} flexShrink="0" borderRadius="full" bg="brand.muted" color="brand.fg" fontWeight="bold" aria-hidden>{letters}</Center>;
}
