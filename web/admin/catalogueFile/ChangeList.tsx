import type { CatalogueImport } from '../../../machines/generated/schema.ts';
import { adminImportCopy as copy } from '../../copy/adminImport.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { heading } from '../../generated/panda/recipes/index.js';

const none = '–';

/** Each value that an import changes, with what it is now and afterwards. */
export function ChangeList({ changes }: Pick<CatalogueImport, 'changes'>) {
  return (
    <section className={stack({ gap: '2' })}>
      <h3 className={heading({ size: 'md' })}>{copy.changes}</h3>
      <p className={css({ color: 'fg.muted' })}>{copy.changesText}</p>
      <ul className={stack({ gap: '2' })}>
        {changes.map(({ testName, column, before, after }) => (
          <li key={`${testName} ${column}`} className={css({ overflowWrap: 'anywhere' })}>
            <strong>{testName}</strong> <code>{column}</code>: {before || none} → {after || none}
          </li>
        ))}
      </ul>
    </section>
  );
}
