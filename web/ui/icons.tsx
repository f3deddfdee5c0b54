import type { CSSProperties } from 'react';
import { css } from '../generated/panda/css/index.js';
import { center } from '../generated/panda/patterns/index.js';
import sprite from './testIcons.svg?url';
import { testIcons } from './testIcons.ts';

/**
 * Where the picture of a test is: of the built-in ones a part of the sprite, else the one that was
 * uploaded.
 */
function Picture({ icon, size }: { icon: string | null; size: number }) {
  if (icon !== null && !icon.startsWith('icon:'))
    return (
      <img
        src={icon}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        style={{ objectFit: 'cover', width: '100%', height: '100%' }}
      />
    );
  const wanted = testIcons.find((name) => icon === `icon:${name}`) ?? 'test-tubes';
  const inner = Math.round(size * 0.62);
  return (
    <svg width={inner} height={inner} fill="currentColor" aria-hidden>
      <use href={`${sprite}#${wanted}`} />
    </svg>
  );
}

/** A test's picture in a tinted round. */
export function TestIcon({ icon, size = 56 }: { icon: string | null; size?: number }) {
  return (
    <div
      style={{ width: size, height: size }}
      className={center({
        flexShrink: '0',
        borderRadius: 'full',
        bg: 'brand.subtle',
        color: 'brand.fg',
        overflow: 'hidden',
      })}
    >
      <Picture icon={icon} size={size} />
    </div>
  );
}

/** The same for a list that styles all its rounds at once. */
export const PlainIcon = ({ icon, size = 56 }: { icon: string | null; size?: number }) => (
  <i>
    <Picture icon={icon} size={size} />
  </i>
);

const hues = [184, 152, 262, 96, 208, 330, 28, 48];

/** A lab's simple mark: its initials on a tint of its own. */
export function LabMark({
  name,
  image,
  size = 48,
}: {
  name: string;
  image: string | null;
  size?: number;
}) {
  if (image && !image.startsWith('icon:'))
    return (
      <img
        src={image}
        alt=""
        width={size}
        height={size}
        style={{ borderRadius: 12, objectFit: 'cover' }}
      />
    );
  const hue =
    hues[(Number(/(\d+)$/.exec(image ?? '')?.[1] ?? name.length) - 1) % hues.length] ?? 184;
  const initials = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0])
    .join('')
    .toUpperCase();
  return (
    <div
      style={{ width: size, height: size, '--hue': hue } as CSSProperties}
      className={center({
        flexShrink: '0',
        borderRadius: 'xl',
        background: 'hsl(var(--hue) 45% 90%)',
        color: 'hsl(var(--hue) 60% 24%)',
        _dark: { background: 'hsl(var(--hue) 30% 20%)', color: 'hsl(var(--hue) 55% 80%)' },
      })}
    >
      <p aria-hidden className={css({ fontWeight: 'bold' })}>
        {initials}
      </p>
    </div>
  );
}

/** A person's initials in a round. */
export function Initials({ name, size = 48 }: { name: string; size?: number }) {
  const letters = name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word[0])
    .join('')
    .toUpperCase();
  return (
    <div
      aria-hidden
      style={{ width: size, height: size }}
      className={center({
        flexShrink: '0',
        borderRadius: 'full',
        bg: 'brand.muted',
        color: 'brand.fg',
        fontWeight: 'bold',
      })}
    >
      {letters}
    </div>
  );
}
