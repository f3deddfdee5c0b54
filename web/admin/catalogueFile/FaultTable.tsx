import type { FaultyCell } from '../../../machines/catalogueImport/catalogueImport.machine.ts';
import { adminImportCopy as copy } from '../../copy/adminImport.ts';
import { said } from '../../copy/language.ts';
import { css } from '../../generated/panda/css/index.js';

const table = css({
  display: { base: 'block', md: 'table' },
  w: 'full',
  borderCollapse: 'collapse',
  '& tbody': { display: { base: 'grid', md: 'table-row-group' }, gap: '3' },
  '& tr': {
    display: { base: 'grid', md: 'table-row' },
    gap: '1',
    p: { base: '4', md: '0' },
    borderWidth: { base: '1px', md: '0' },
    borderBottomWidth: { base: '1px', md: '1px' },
    '&:last-child': { borderBottomWidth: { base: '1px', md: '0' } },
    borderRadius: { base: 'card', md: '0' },
    bg: 'bg.panel',
  },
  '& th, & td': {
    display: { base: 'block', md: 'table-cell' },
    textAlign: 'start',
    verticalAlign: 'top',
    px: { base: '0', md: '4' },
    py: { base: '0', md: '3' },
    overflowWrap: 'anywhere',
  },
});
const frame = css({
  borderWidth: { md: '1px' },
  borderRadius: { md: 'card' },
  bg: { md: 'bg.panel' },
  overflow: { md: 'hidden' },
});
/** On a phone each line is a card, so the table has no head. */
const head = css({ display: { base: 'none', md: 'table-header-group' } });

/** The faulty lines of a file: a table on desktop, cards on a phone. */
export function FaultTable({ faults }: { faults: readonly FaultyCell[] }) {
  return (
    <div className={frame}>
      <table className={table}>
        <thead className={head}>
          <tr>
            <th scope="col">{copy.line}</th>
            <th scope="col">{copy.column}</th>
            <th scope="col">{copy.mistake}</th>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ line, column, message, reason, params }, index) => (
            <tr key={index}>
              <th scope="row" className={css({ fontWeight: 'semibold', whiteSpace: 'nowrap' })}>
                {copy.lineOf(line)}
              </th>
              <td className={css({ fontSize: 'sm', color: 'fg.muted', minW: { md: '140px' } })}>
                {column === null ? copy.wholeLine : <code>{column}</code>}
              </td>
              <td>
                {said({ text: message, ...(reason && { reason }), ...(params && { params }) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
