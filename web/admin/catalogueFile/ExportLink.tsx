import { adminImportCopy as copy } from '../../copy/adminImport.ts';
import { FileLink } from '../../ui/FileLink.tsx';
import { css, cx } from '../../generated/panda/css/index.js';
import { button } from '../../generated/panda/recipes/index.js';

/** Downloads all tests and prices as a CSV file. */
export function ExportLink() {
  return (
    <FileLink
      className={cx(button({ variant: 'outline' }), css({ minH: '11' }))}
      href="/api/v1/admin/tests.csv"
    >
      {copy.export}
    </FileLink>
  );
}
