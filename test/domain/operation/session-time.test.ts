import assert from 'node:assert/strict';
import test from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { SessionLife } from '../../../src/operation/operation-service.ts';
import { SessionTime } from '../../../src/operation/session-time.ts';

const minute = 60_000;
const over = new Error('over');
const lost = new Error('lost');

/** A session of half an hour, its time passed in minutes, and what is heard of it. */
async function halfAnHour(answers: (SessionLife | Error | Promise<SessionLife>)[] = [], secondsLeft = 1_800) {
  let now = 0;
  let timers: { readonly at: number; readonly ring: () => void }[] = [];
  const heard: string[] = [];
  let asked = 0;
  const time: SessionTime = new SessionTime({
    extend: async () => {
      asked += 1;
      const answer = (await answers.shift()) ?? { secondsLeft: 1_800 };
      if (answer instanceof Error) throw answer;
      return answer;
    },
    refusalIn: (error) => (error === over ? { code: 'SessionUsed', details: {} } : undefined),
    now: () => now,
    wait: (milliseconds, signal) =>
      new Promise((ring) => {
        const timer = { at: now + milliseconds, ring };
        timers.push(timer);
        signal.addEventListener('abort', () => (timers = timers.filter((other) => other !== timer)));
      }),
    onWarning: () => heard.push(`${now / minute}: ${time.warning}`),
    onEnd: (refusal) => heard.push(`${now / minute}: ${refusal?.code ?? 'end'}`),
  });
  /** @param isAwake Timers stand still while the machine is asleep. */
  async function pass(minutes: number, isAwake = true) {
    const end = now + minutes * minute;
    for (;;) {
      await setImmediate();
      const next = timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
      if (!next || !isAwake) break;
      timers = timers.filter((timer) => timer !== next);
      now = next.at;
      next.ring();
    }
    now = end;
  }
  time.start({ secondsLeft });
  await pass(0);
  const setBack = (minutes: number) => (now -= minutes * minute);
  return { time, heard, pass, setBack, asked: () => asked, waiting: () => timers.length };
}

test('Who does nothing is warned two minutes before the end, and then it ends', async () => {
  const { heard, pass } = await halfAnHour();
  await pass(60);
  assert.deepEqual(heard, ['28: endsSoon', '30: fine', '30: end']);
});

test('A session that does not say how long it lives does not end', async () => {
  const { time, heard, pass, asked } = await halfAnHour();
  time.start({});
  await pass(600);
  time.touch();
  await time.extend();
  assert.deepEqual([heard, asked()], [[], 0]);
});

test('Who is active is asked nothing and loses nothing, and the service is told now and then', async () => {
  const { time, heard, pass, asked } = await halfAnHour();
  for (let second = 0; second < 120 * 60; second += 10) {
    await pass(1 / 6);
    time.touch();
  }
  assert.deepEqual(heard, []);
  assert.ok(asked() >= 20 && asked() <= 24, `${asked()} calls in two hours`);
});

for (const act of ['touch', 'extend'] as const) {
  test(`After the warning, to ${act} begins the time anew`, async () => {
    const { time, heard, pass } = await halfAnHour();
    await pass(29);
    void time[act]();
    await pass(28.5);
    assert.deepEqual(heard, ['28: endsSoon', '29: fine', '57: endsSoon']);
  });
}

test('More time that is asked for in vain is said, and asked for again', async () => {
  const { time, heard, pass } = await halfAnHour([lost]);
  await pass(28);
  await time.extend();
  assert.equal(time.warning, 'notExtended');
  await time.extend();
  await pass(1);
  assert.deepEqual(heard, ['28: endsSoon', '28: notExtended', '28: fine']);
});

test('More time that is asked for in vain before anybody is warned is no business of theirs', async () => {
  const { time, heard, pass } = await halfAnHour([lost]);
  await pass(10);
  time.touch();
  await pass(1);
  assert.deepEqual(heard, []);
});

test('Keys that are hit one after the other ask once', async () => {
  const { time, pass, asked } = await halfAnHour();
  await pass(28);
  time.touch();
  time.touch();
  void time.extend();
  await pass(0);
  assert.equal(asked(), 1);
});

test('While the service cannot be reached, keys ask every five seconds at most', async () => {
  const { time, pass, asked } = await halfAnHour(Array.from({ length: 100 }, () => lost));
  await pass(28);
  for (let second = 0; second < 60; second++) {
    time.touch();
    await pass(1 / 60);
  }
  assert.equal(asked(), 12);
});

test('A machine that was asleep hears from the service that the time is over', async () => {
  const { time, heard, pass } = await halfAnHour([over]);
  await pass(90, false);
  time.touch();
  await pass(0);
  assert.deepEqual(heard, ['90: SessionUsed']);
});

test('A stopped session neither warns nor ends, whatever is still asked', async () => {
  const { time, heard, pass } = await halfAnHour([over]);
  await pass(28);
  void time.extend();
  time.stop();
  await pass(60);
  assert.deepEqual(heard, ['28: endsSoon', '28: fine']);
});

test('A short session is warned of when half of it is over', async () => {
  const { heard, pass } = await halfAnHour([], 60);
  await pass(2);
  assert.deepEqual(heard, ['0.5: endsSoon', '1: fine', '1: end']);
});

test('Who is active in a session with a fixed end is warned of that all the same', async () => {
  const left = [10, 5, 2, 1].map((minutes) => ({ secondsLeft: minutes * 60 }));
  const { time, heard, pass } = await halfAnHour(left);
  await pass(20);
  for (let minute = 0; minute < 9; minute++) {
    time.touch();
    await pass(1);
  }
  await pass(10);
  assert.equal(heard[0], '28: endsSoon');
  assert.equal(heard.at(-1)?.split(': ')[1], 'end');
});

test('More time that was asked for just before the end is waited for', async () => {
  let answer: (life: SessionLife) => void = () => undefined;
  const { time, heard, pass } = await halfAnHour([new Promise((resolve) => (answer = resolve))]);
  await pass(29.9);
  void time.extend();
  await pass(1);
  answer({ secondsLeft: 1_800 });
  await pass(1);
  assert.deepEqual(heard, ['28: endsSoon', '30.9: fine']);
});

test('A clock that is set back does not keep the service from being told', async () => {
  const { time, pass, setBack, asked } = await halfAnHour();
  await pass(1);
  setBack(60);
  time.touch();
  assert.equal(asked(), 1);
});

test('A session that lives longer than a timer can wait does not end', async () => {
  const { time, heard, waiting } = await halfAnHour();
  time.start({ secondsLeft: 30 * 24 * 60 * 60 });
  assert.deepEqual([heard, waiting()], [[], 0]);
});

test('Nothing waits once it is stopped', async () => {
  const { time, waiting } = await halfAnHour();
  time.stop();
  assert.equal(waiting(), 0);
});
