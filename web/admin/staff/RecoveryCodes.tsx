import { adminStaffCopy } from '../../copy/adminStaff.ts';
import { Button } from '../../ui/Button.tsx';
import { css } from '../../generated/panda/css/index.js';
import { grid, stack } from '../../generated/panda/patterns/index.js';
import { heading } from '../../generated/panda/recipes/index.js';

const copy = adminStaffCopy.secondFactor;

/** New recovery codes, shown until the person confirms that they have stored them. */
export function RecoveryCodes({
  codes,
  onStored,
}: {
  codes: readonly string[];
  onStored: () => void;
}) {
  return (
    <div role="status" className={stack({ gap: '3' })}>
      <h3 className={heading({ size: 'sm' })}>{copy.codes}</h3>
      <p className={css({ color: 'fg.muted' })}>{copy.codesHint}</p>
      <ol
        aria-label={copy.codes}
        className={grid({ columns: { base: 1, sm: 2 }, gap: '2', fontFamily: 'mono' })}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Button
        variant="outline"
        onClick={onStored}
        className={css({ minH: '11', colorPalette: 'brand', alignSelf: 'flex-end' })}
      >
        {copy.stored}
      </Button>
    </div>
  );
}
