import type { ListedTests } from '../../machines/findTest/findTest.machine.ts';
import type { Concern } from '../../machines/generated/schema.ts';
import { homeCopy as copy } from '../copy/home.ts';
import { css } from '../generated/panda/css/index.js';
import { sendFindTest } from './findTest.ts';

const chips = css({
  // Nothing answers them without a script.
  '@media (scripting: none)': { display: 'none!' },
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  '& > button': {
    minH: '11',
    px: '3',
    fontSize: 'sm',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'full',
    bg: 'bg.panel',
    fontWeight: 'medium',
    cursor: 'pointer',
    '&[aria-pressed=true]': {
      bg: 'brand.subtle',
      color: 'brand.fg',
      borderColor: 'brand.solid',
      _forced: { outline: '3px solid Highlight' },
    },
  },
});

/** Chips that choose which tests are listed; only concerns that some test is for. */
export function TestFilter({
  tests,
  listed,
}: {
  tests: readonly { concerns: readonly Concern[] }[];
  listed: ListedTests;
}) {
  const known = new Set(tests.flatMap(({ concerns }) => concerns));
  const concerns = Object.keys(copy.concerns) as Concern[];
  const choices: [ListedTests, string][] = [
    ['popular', copy.popular],
    ...concerns
      .filter((concern) => known.has(concern))
      .map((concern): [ListedTests, string] => [concern, copy.concerns[concern]]),
    ['all', copy.all],
  ];
  return (
    <div role="group" aria-label={copy.filter} className={chips}>
      {choices.map(([choice, name]) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === listed}
          onClick={() => sendFindTest(() => ({ type: 'tests.listed', listed: choice }))}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
