import { adminImportCopy as copy } from '../../copy/adminImport.ts';
import { css, cx } from '../../generated/panda/css/index.js';
import { button } from '../../generated/panda/recipes/index.js';

/** Downloads all tests and prices as a CSV file. */
export function ExportLink() {
  return (
    <a
      className={cx(button({ variant: 'outline' }), css({ minH: '11' }))}
      href="/api/v1/admin/tests.csv"
      download
    >
      {copy.export}
    </a>
  );
}
