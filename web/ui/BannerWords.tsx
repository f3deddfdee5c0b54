import { langOf } from '../copy/language.ts';
import { css } from '../generated/panda/css/index.js';

/** The few words above the banner's title. */
export function BannerKicker({ text }: { text: string }) {
  return (
    <p
      lang={langOf(text)}
      className={css({
        fontSize: 'sm',
        fontWeight: 'semibold',
        bg: 'white/15',
        px: '3',
        py: '1',
        borderRadius: 'full',
      })}
    >
      {text}
    </p>
  );
}

/** The line below it. */
export function BannerNote({ text }: { text: string }) {
  return (
    <p lang={langOf(text)} className={css({ fontWeight: 'semibold' })}>
      {text}
    </p>
  );
}

/** A sentence or two. */
export function BannerText({ text }: { text: string }) {
  return (
    <p
      lang={langOf(text)}
      className={css({ fontSize: { base: 'md', md: 'lg' }, color: 'white/90', maxW: '40ch' })}
    >
      {text}
    </p>
  );
}
