import { Download } from '../ui/lucide/Download.tsx';
import { profileCopy } from '../copy/profile.ts';
import { FileLink } from '../ui/FileLink.tsx';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { button } from '../generated/panda/recipes/index.js';
import { DeleteAccount } from './DeleteAccount.tsx';

const copy = profileCopy.data;

/** The customer's options for the data we hold: download it, or have it deleted. */
export function YourData() {
  return (
    <div className={stack({ gap: '1', align: 'flex-start' })}>
      <p className={css({ fontSize: 'sm', fontWeight: 'semibold', color: 'fg.muted' })}>
        {copy.title}
      </p>
      <FileLink
        className={cx(
          button({ variant: 'ghost' }),
          css({ colorPalette: 'brand', minH: '11', ms: '-4' }),
        )}
        href="/api/v1/users/me/export"
      >
        <Download size={18} aria-hidden />
        {copy.take}
      </FileLink>
      <DeleteAccount />
    </div>
  );
}
