import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { migrate } from '../../api/db/migrate.ts';
import { openServer, TIMEOUTS } from '../../api/db/server.ts';
import { violationsAfterwards } from '../api/support/afterwards.ts';
import { setStage } from '../api/support/powerCut.ts';
import { startBookingLoad } from './failover/bookingLoad.ts';
import { missingPackages } from './failover/daemon.ts';
import type { DatabaseMachine } from './failover/databaseMachine.ts';
import { followOrder } from './failover/liveUpdates.ts';
import { startReferenceSetUp } from './failover/referenceSetUp.ts';
import { print } from './print.ts';
import { tried } from '../attack/figures.ts';

const ignore = () => {};
const seconds = (number: number) => `${number.toFixed(1)} s`;

/** A write at a machine itself: whether it was confirmed. */
async function isWritten({ url }: DatabaseMachine): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', ignore);
  await client.connect();
  return client.query('update slots set capacity = capacity').then(
    () => true,
    () => false,
  );
}

it.runIf(inject('templateUrl'))(
  'the leader of three databases is killed, the next one is cut off: no order that was acknowledged is lost',
  { timeout: 900_000 },
  async (context) => {
    if (missingPackages.length > 0) {
      const sentence = `Left out: the reference set-up needs Debian's ${missingPackages.join(', ')} (apt-get install ${missingPackages.join(' ')}).`;
      print(sentence);
      context.skip(sentence);
    }
    const setUp = await startReferenceSetUp();
    onTestFinished(() => setUp.stop());
    const { databases, products, withRole, whole, switchOver } = setUp;
    const { databaseUrl, databaseSessionUrl } = products[0]!;
    const open = () => openServer(databaseUrl, ignore, undefined, TIMEOUTS, databaseSessionUrl);
    const before = open();
    await migrate(before);
    const stage = await setStage(before.db);
    await before.db
      .updateTable('slots')
      .set({ capacity: 2_000 })
      .where('capacity', '=', 400)
      .execute();
    const timeOut = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(before.db);
    expect(timeOut.rows).toEqual([{ lock_timeout: `${TIMEOUTS.lockMs / 1000}s` }]);
    await before.close();
    const copies = [await products[0]!.startCopy(), await products[1]!.startCopy()];
    onTestFinished(() => Promise.all(copies.map((copy) => copy.kill())).then(ignore));
    expect(await databases[0]!.patronictl('list')).toMatch(
      /Leader[^]*Sync Standby|Sync Standby[^]*Leader/,
    );
    await followOrder(copies, stage);
    const load = await startBookingLoad(copies, stage);
    await load.more(100);

    /** Does something to a machine; the seconds without a booking from then on. */
    const silenceAfter = async (act: () => Promise<void> | void) => {
      const moment = performance.now();
      await act();
      return load.silenceSince(moment);
    };

    const killed = (await withRole('leader'))!;
    const afterKill = await silenceAfter(() => killed.kill());
    killed.start();
    await whole();

    const cutOff = (await withRole('leader'))!;
    const others = databases.filter((machine) => machine !== cutOff);
    const afterCut = silenceAfter(() => cutOff.cut());
    const writtenApart = await isWritten(cutOff);
    const silences = [afterKill, await afterCut];
    const next = await withRole('leader', others);
    cutOff.mend();
    await whole();

    const replica = (await withRole('sync_standby'))!;
    silences.push(await silenceAfter(() => replica.kill()));
    replica.start();
    await whole();

    silences.push(await silenceAfter(() => switchOver()));
    await whole();

    await followOrder(copies, stage);

    const { broken, violations, missed, ...seen } = await load.end();
    for (const copy of copies) expect(await copy.stop()).toBe(0);
    const after = open();
    const counted = await violationsAfterwards(after);
    await after.close();
    tried('killed and restarted', seen.answers, {
      acknowledged: seen.promised,
      lost: broken.length,
      'updates missed': missed.length,
    });
    print(
      `failover: without a paid booking for ${silences.map(seconds).join(', ')} after the leader was killed with -9, its successor cut off, the synchronous replica killed, the leader changed as planned; ${seen.answers} answers, ${seen.unavailable} of them 503 and ${seen.gone} calls broken off and made again; ${seen.promised} orders acknowledged, ${seen.paid} of them as paid, ${broken.length} lost; ${seen.watched} followed, ${missed.length} updates missed; in the end ${counted.orders} orders, ${counted.paid} paid, ${counted.refunded} refunded, ${counted.violations.length} faults`,
    );
    expect({
      broken,
      missed,
      violations: [...violations, ...counted.violations],
      writtenApart,
    }).toEqual({ broken: [], missed: [], violations: [], writtenApart: false });
    expect(new Set([cutOff, next]).size).toBe(2);
    // A lease of 20 s, and what it takes to lead and to be found.
    for (const silence of silences) expect(silence).toBeLessThan(45);
  },
);
