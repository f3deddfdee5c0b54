import { expect, test } from 'vitest';
import { oneAtATime } from '../../devtools/flows/oneAtATime.ts';

test('a chart that is wanted now waits for the layout that runs, not for those that it replaced', async () => {
  const inTurn = oneAtATime();
  const begun: string[] = [];
  const { promise: running, resolve: end } = Promise.withResolvers<void>();
  let wanted = '';
  const draw = (step: string) => {
    wanted = step;
    return inTurn(
      async () => {
        begun.push(step);
        await running;
        return step;
      },
      () => wanted === step,
    );
  };
  const first = draw('patient');
  await expect.poll(() => begun).toEqual(['patient']);
  const later = ['lab', 'slot', 'payment'].map(draw);
  end();
  expect(await Promise.all([first, ...later])).toEqual([
    'patient',
    undefined,
    undefined,
    'payment',
  ]);
  expect(begun).toEqual(['patient', 'payment']);
});

test('a layout that fails does not stop the next one', async () => {
  const inTurn = oneAtATime();
  const failed = inTurn(
    () => Promise.reject(new Error('no layout')),
    () => true,
  );
  const next = inTurn(
    async () => 'drawn',
    () => true,
  );
  await expect(failed).rejects.toThrow('no layout');
  expect(await next).toBe('drawn');
});
