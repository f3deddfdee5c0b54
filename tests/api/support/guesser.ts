import type { TestApi } from './api.ts';
import { crowd } from './crowd.ts';
import { signUp } from './people.ts';

const VALUES = 10_000;
const DAY_MS = 24 * 3600_000;
/**
 * Limits begin with the first: who waits has the end of one window and the whole of the next within
 * a day.
 */
const PAUSE_HOURS = 22.5;

/** What an attacker is after, and with how much. */
export interface Attack {
  /**
   * One customer's password, any number's proof with ever new accounts, or whichever password gives
   * in first.
   */
  aim: 'one e-mail' | 'one phone' | 'many e-mails';
  addresses: number;
  days: number;
}

/** What came of it. */
export interface Attacked {
  /** Guesses that were compared with a code. */
  guesses: number;
  /** The most of them within any 24 hours. */
  mostInADay: number;
}

/** One request of the attacker's: a path and a body. */
interface Move {
  path: string;
  body: object;
  cookie?: string;
}
interface Round {
  target: string;
  ask: Move;
  guess(otp: string): Move;
}

/** The rounds of an attack: each asks for one code and guesses at it. */
async function roundsOf(
  api: TestApi,
  aim: Attack['aim'],
  days: number,
): Promise<(turn: number) => Round> {
  if (aim === 'one phone') {
    const accounts = await crowd(api, 40 * days);
    // Who has proved a number already is asked for the password first.
    await api.db.updateTable('users').set({ phone_verified_at: null }).execute();
    return (turn) => {
      const { user, session } = accounts[turn % accounts.length]!;
      const cookie = `assay_session=${session}`;
      return {
        target: '+919000000042',
        ask: {
          path: 'users/sendotp',
          body: { phoneNumber: '+919000000042', userID: user },
          cookie,
        },
        guess: (otp) => ({ path: 'users/verifyotp', body: { otp, userID: user }, cookie }),
      };
    };
  }
  const { email } = await signUp(api);
  return (turn) => {
    const target = aim === 'one e-mail' ? email : `victim${turn}@example.com`;
    return {
      target,
      ask: { path: 'users/forgotPassword', body: { email: target } },
      guess: (otp) => ({
        path: 'users/resetPassword',
        body: { email: target, otp, newPassword: 'a new password' },
      }),
    };
  };
}

/**
 * Plays an attacker who uses every limit to the full on a fake clock: asks for a code as soon as
 * one may be asked for,
 * spends all tries of it, waits as long as the service says, and goes on. No guess is right, so
 * that what is counted is
 * what a lucky attacker would have drawn from.
 */
export async function attack(api: TestApi, { aim, addresses, days }: Attack): Promise<Attacked> {
  const rounds = await roundsOf(api, aim, days);
  let sent = 0;
  const send = async ({ path, body, cookie }: Move) => {
    sent += 1;
    const answer = await api.app.inject({
      method: 'POST',
      url: `/api/v1/${path}`,
      payload: body,
      headers: { ...(cookie && { cookie }) },
      remoteAddress: `198.51.100.${1 + (sent % addresses)}`,
    });
    const { message } = answer.json() as { message: string };
    return { status: answer.statusCode, message, wait: Number(answer.headers['retry-after'] ?? 0) };
  };

  const began = api.clock.now().getTime();
  const at: number[] = [];
  for (let turn = 0; api.clock.now().getTime() - began < days * DAY_MS; turn += 1) {
    const { target, ask, guess } = rounds(turn);
    const asked = await send(ask);
    let wait = asked.status === 200 ? 30 : Math.max(1, asked.wait);
    if (asked.status === 200) {
      const code = await codeOf(api, target);
      // Once more than a code allows: the limit is the service's, not ours.
      for (let time = 1; time <= 7; time += 1) {
        const answer = await send(guess(String((Number(code) + time) % VALUES).padStart(4, '0')));
        if (answer.message.startsWith('The code is wrong.')) at.push(api.clock.now().getTime());
        if (answer.message === 'Too many wrong codes. Please try again later')
          wait = Math.max(wait, answer.wait);
      }
    }
    api.clock.advance(turn === 0 ? { hours: PAUSE_HOURS } : { seconds: wait });
  }
  return {
    guesses: at.length,
    mostInADay: Math.max(
      0,
      ...at.map(
        (start, index) => at.slice(index).filter((moment) => moment - start < DAY_MS).length,
      ),
    ),
  };
}

/** The chance that one of so many guesses is right. */
export const chanceOf = (guesses: number): number => 1 - (1 - 1 / VALUES) ** guesses;

async function codeOf(api: TestApi, target: string): Promise<string> {
  const { code } = await api.db
    .selectFrom('messages')
    .select('code')
    .where('recipient', '=', target)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  // An e-mail that nobody has gets no message: no guess at its code is ever right.
  return code ?? '0000';
}
