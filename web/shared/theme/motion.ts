const fade = { from: { opacity: 0 }, to: { opacity: 1 } };
const away = { from: { opacity: 1 }, to: { opacity: 0 } };
/** Keyframes of slides, by their side and distance. */
const slides = Object.fromEntries(
  (
    [
      ['left', '-'],
      ['right', ''],
      ['top', '-'],
      ['bottom', ''],
    ] as const
  ).flatMap(([side, sign]) => {
    const at = (far: string) => ({
      translate: side === 'left' || side === 'right' ? `${sign}${far} 0` : `0 ${sign}${far}`,
    });
    const rest = { translate: '0 0' };
    return [
      [`slide-from-${side}-full`, { from: at('100%'), to: rest }],
      [`slide-to-${side}-full`, { from: rest, to: at('100%') }],
      [`slide-from-${side}`, { from: at('0.5rem'), to: rest }],
      [`slide-to-${side}`, { from: rest, to: at('0.5rem') }],
    ];
  }),
) as Record<string, { from: { translate: string }; to: { translate: string } }>;

/** Motion of opening and closing: short, and none if reduced motion is preferred. */
export const keyframes = {
  'fade-in': fade,
  'fade-out': away,
  'scale-in': { from: { scale: '0.97' }, to: { scale: '1' } },
  'scale-out': { from: { scale: '1' }, to: { scale: '0.97' } },
  'expand-height': { from: { height: '0' }, to: { height: 'var(--height)' } },
  'collapse-height': { from: { height: 'var(--height)' }, to: { height: '0' } },
  ...slides,
  spin: { '0%': { transform: 'rotate(0deg)' }, '100%': { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
};

const placed = (name: 'from' | 'to', fading: string) => ({
  value: {
    transformOrigin: 'var(--transform-origin)',
    '&[data-placement^=top]': { animationName: `slide-${name}-bottom, ${fading}` },
    '&[data-placement^=bottom]': { animationName: `slide-${name}-top, ${fading}` },
  },
});

/** The motion of a menu. */
export const animationStyles = {
  'slide-fade-in': placed('from', 'fade-in'),
  'slide-fade-out': placed('to', 'fade-out'),
};
