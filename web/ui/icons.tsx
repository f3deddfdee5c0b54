import type { CSSProperties } from 'react';
import { css } from '../generated/panda/css/index.js';
import { center } from '../generated/panda/patterns/index.js';
import sprite from './testIcons.svg?url';
import { testIcons } from './testIcons.ts';

/** The picture of a test: a part of the sprite for a built-in icon, else the uploaded image. */
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

/** A test's picture in a tinted circle. */
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

/** Without styles of its own, for a list that styles all its icons at once. */
export const PlainIcon = ({ icon, size = 56 }: { icon: string | null; size?: number }) => (
  <i>
    <Picture icon={icon} size={size} />
  </i>
);

/** Used if a lab or a person has no picture. */
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word[0])
    .join('')
    .toUpperCase();

/** A picture in a frame of fixed size, so that the page does not shift when it loads. */
const Framed = ({ src, size, radius }: { src: string; size: number; radius: string }) => (
  <img
    src={src}
    alt=""
    width={size}
    height={size}
    loading="lazy"
    decoding="async"
    style={{ width: size, height: size, flexShrink: 0, borderRadius: radius, objectFit: 'cover' }}
  />
);

interface Mark {
  name: string;
  image: string | null;
  size?: number;
}

/** A lab's picture, else its initials on its own tint. */
export function LabMark({ name, image, size = 48 }: Mark) {
  if (image) return <Framed src={image} size={size} radius="12px" />;
  const hue = (name.length * 47) % 360;
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
        {initialsOf(name)}
      </p>
    </div>
  );
}

/** A person's picture, else their initials in a circle. */
export const PersonPicture = ({ name, image, size = 48 }: Mark) =>
  image ? <Framed src={image} size={size} radius="50%" /> : <Initials name={name} size={size} />;

/** A person's initials in a circle. */
export function Initials({ name, size = 48 }: { name: string; size?: number }) {
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
      {initialsOf(name)}
    </div>
  );
}
