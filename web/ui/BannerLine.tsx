import { langOf } from '../copy/language.ts';
import { css } from '../generated/panda/css/index.js';

/** The texts around the banner's title. */
interface Words {
  kicker: string;
  note: string;
  text: string;
}

const looks = {
  kicker: css({
    fontSize: 'sm',
    fontWeight: 'semibold',
    bg: 'white/15',
    px: '3',
    py: '1',
    borderRadius: 'full',
  }),
  note: css({ fontWeight: 'semibold' }),
  text: css({
    fontSize: { base: 'md', md: 'lg' },
    color: 'white/90',
    maxW: { md: '40ch' },
  }),
};

/** A line of the banner; nothing if its text is empty. */
export function BannerLine({ of, words }: { of: keyof Words; words: Words }) {
  const text = words[of];
  return text ? (
    <p lang={langOf(text)} className={looks[of]}>
      {text}
    </p>
  ) : null;
}
