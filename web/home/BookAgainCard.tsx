import { Link } from 'react-router-dom';
import type { HomeQuery } from '../generated/graphql.ts';
import { daysCopy } from '../copy/days.ts';
import { homeCopy } from '../copy/home.ts';
import { listed } from '../copy/listed.ts';
import { repeatsCopy } from '../copy/repeats.ts';
import { css } from '../generated/panda/css/index.js';
import { paths } from '../paths.ts';
import { nearOrLongDay } from '../shared/nearDay.ts';
import { monthWords } from '../shared/repeats/monthWords.ts';
import { peopleNames, testNames } from '../shared/visitNames.ts';
import { useBookAgain } from '../shared/useBookAgain.ts';
import { Button } from '../ui/Button.tsx';
import { InOwnLanguage } from '../ui/InOwnLanguage.tsx';
import { formatRupees } from '../ui/Price.tsx';
import { HomeCard } from './HomeCard.tsx';
import { useHalfHour } from '../shared/useHalfHour.ts';

const copy = homeCopy.own;
type Again = NonNullable<HomeQuery['home']['bookAgain']>;
type Part = keyof typeof copy.changes;

/** The sentence split into texts and, at every odd index, the names of its parts. */
const pieces = () => copy.sentence.split(/\{(\w+)\}/);

/** The steps at which parts of the booking are changed; changing the test means a new booking. */
const changes = {
  people: { path: paths.addPatient, step: 'patient' },
  lab: { path: paths.lab, step: 'lab' },
  time: { path: paths.selectAppointment },
} as const;

/** The last booking as a sentence with changeable parts, and a button that books it now. */
export function BookAgainCard({ again: { order, lab, repeat } }: { again: Again }) {
  useHalfHour();
  const bookAgain = useBookAgain();
  const booked = order.items.find((item) => item.status !== 'cancelled')!;
  const start = lab?.earliest ?? undefined;
  const words: Record<Part, string> = {
    tests: listed(testNames(order.items)),
    people: listed(peopleNames(order.items)),
    lab: order.lab.name,
    time: start
      ? `${nearOrLongDay(start.date)}, ${daysCopy.clock(start.startTime)}`
      : copy.someTime,
  };
  const partOf = (name: Part) => {
    const shared = { className: look, 'aria-label': copy.changes[name](words[name]) };
    const text = <InOwnLanguage text={words[name]} />;
    return name === 'tests' ? (
      <Link {...shared} to={paths.testInfo(booked.test.id)}>
        {text}
      </Link>
    ) : (
      <button {...shared} type="button" onClick={() => bookAgain(order, changes[name])}>
        {text}
      </button>
    );
  };
  return (
    <HomeCard
      title={copy.bookAgain}
      action={
        <Button
          onClick={() => bookAgain(order, { start, path: paths.selectAppointment })}
          className={css({ colorPalette: 'accent', minH: '11' })}
        >
          {lab?.amountInRupees ? copy.book(formatRupees(lab.amountInRupees)) : copy.bookAgain}
        </Button>
      }
    >
      {repeat ? (
        <p className={css({ color: 'fg.muted' })}>{repeatsCopy.dueIn(monthWords(repeat.dueOn))}</p>
      ) : null}
      <p className={css({ fontSize: 'lg', lineHeight: '1.6', fontWeight: 'semibold' })}>
        {pieces().map((piece, index) => (
          <span key={index}>{index % 2 === 0 ? piece : partOf(piece as Part)}</span>
        ))}
      </p>
    </HomeCard>
  );
}

const look = css({
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationColor: 'fg.muted',
  textUnderlineOffset: '4px',
  cursor: 'pointer',
  py: '1',
});
