import type { ListedTests } from '../../machines/findTest/findTest.machine.ts';
import type { Concern } from '../../machines/generated/schema.ts';
import { homeCopy as copy } from '../copy/home.ts';
import { css } from '../generated/panda/css/index.js';
import { PlainIcon } from '../ui/icons.tsx';
import type { TestIconName } from '../ui/testIcons.ts';
import { sendFindTest } from './findTest.ts';

const chips = css({
  // They need a script.
  '@media (scripting: none)': { display: 'none!' },
  display: 'flex',
  // On a phone one line that scrolls sideways.
  flexWrap: { base: 'nowrap', md: 'wrap' },
  overflowX: { base: 'auto', md: 'visible' },
  mx: { base: '-4', md: '0' },
  px: { base: '4', md: '0' },
  py: { base: '1', md: '0' },
  gap: '2',
  // On desktop, tiles with a picture.
  lg: { display: 'grid', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  '& i': { display: { base: 'none', lg: 'flex' }, color: 'brand.fg' },
  '& > button': {
    flexShrink: { base: '0', lg: '1' },
    minH: '11',
    px: '3',
    fontSize: 'sm',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'full',
    bg: 'bg.panel',
    fontWeight: 'medium',
    cursor: 'pointer',
    lg: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      py: '3',
      fontSize: 'md',
      textAlign: 'start',
      borderRadius: 'card',
      _hover: { borderColor: 'brand.focusRing' },
    },
    '&[aria-pressed=true]': {
      bg: 'brand.subtle',
      color: 'brand.fg',
      borderColor: 'brand.solid',
      _forced: { outline: '3px solid Highlight' },
    },
  },
});

/** The test icon shown for each choice. */
const icons: Record<ListedTests, TestIconName> = {
  popular: 'blood-drop',
  DIABETES: 'diabetes-measure',
  THYROID: 'thyroid',
  HEART: 'heart-organ',
  FEVER: 'thermometer',
  WOMEN: 'pregnant',
  FULL_BODY: 'body',
  VITAMINS: 'medicine-bottle',
  LIVER: 'liver',
  KIDNEYS: 'kidneys',
  all: 'test-tubes',
};

/** Chips that choose which tests are listed; concerns without a test are left out. */
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
          <PlainIcon icon={`icon:${icons[choice]}`} size={45} />
          {name}
        </button>
      ))}
    </div>
  );
}
