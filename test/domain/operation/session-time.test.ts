import assert from 'node:assert/strict';
import test from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { SessionLife } from '../../../src/operation/operation-service.ts';
import type { Refusal } from '../../../src/operation/operation-state.ts';
import { SessionTime } from '../../../src/operation/session-time.ts';

const minute = 60_000;
const over = new Error('over');
const lost = new Error('lost');

/** A session of 30 minutes, a clock in minutes, and the reports. */
async function halfAnHour(answers: (SessionLife | Error | Promise<SessionLife>)[] = [], ...times: number[]) {
  const [secondsLeft = 1_800, elapsed = 0] = times;
  let now = 0;
  let timers: { readonly at: number; readonly ring: () => void }[] = [];
  const heard: string[] = [];
  let asked = 0;
  const extend = async () => {
    asked += 1;
    const answer = (await answers.shift()) ?? { secondsLeft: 1_800 };
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const operation = {
    refusalIn: (error: unknown) => (error === over ? { code: 'SessionUsed', details: {} } : undefined),
    refuse: ({ code }: Refusal) => heard.push(`${now / minute}: ${code}`) > 0,
    cancelSession: () => heard.push(`${now / minute}: canceled`),
  };
  const time: SessionTime = new SessionTime(operation, {
    calls: { extend },
    now: () => now,
    wait: (milliseconds, signal) =>
      new Promise((ring) => {
        const timer = { at: now + milliseconds, ring };
        timers.push(timer);
        signal.addEventListener('abort', () => (timers = timers.filter((other) => other !== timer)));
      }),
    onWarning: () => heard.push(`${now / minute}: ${time.warning}`),
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
  time.join({ step: 'entering', session: { secondsLeft } }, -elapsed);
  await pass(0);
  const setBack = (minutes: number) => (now -= minutes * minute);
  return { time, heard, pass, setBack, asked: () => asked, waiting: () => timers.length };
}

/* Minutes and acts, then the reports. */
const end = (minutes: number) => [`${minutes}: SessionExpired`, `${minutes}: canceled`];
const usual = ['28: endsSoon', '30: fine', ...end(30)];
const extended = ['28: endsSoon', '29: fine', '57: endsSoon'];
const shortRest = ['10: endsSoon', '12: fine', ...end(12)];
const shorter = [10, 5, 2, 1].map((minutes) => ({ secondsLeft: minutes * 60 }));
const repeated = ['28: endsSoon', '28: notExtended', '28: endsSoon', '28: fine'];
for (const [what, answers, story, heard, ...times] of [
  ['Without activity there is a warning two minutes before the end', [], '60', usual],
  ['A key after the warning extends the time', [], '29, touch, 28.5', extended],
  ['Space is no activity, because it presses a button only when it is released', [], '29, space, 31', usual],
  ['A request after the warning extends the time', [], '29, extend, 28.5', extended],
  ['A lost request for more time is reported and can be repeated', [lost], '28, extend, extend, 1', repeated],
  ['A lost request for more time before the warning is not reported', [lost], '10, touch, 1', []],
  ['After a sleep the service says that the time is over', [over], 'sleep 90, touch', ['90: SessionUsed']],
  ['A short rest of time begins with its warning', [{ secondsLeft: 120 }], '10, touch, 3', shortRest],
  ['A stopped session neither warns nor ends', [over], '28, extend & stop, 60', ['28: endsSoon', '28: fine']],
  ['Activity does not hide a fixed end', shorter, `20${', touch, 1'.repeat(9)}, 10`, usual],
  ['A session of two minutes warns after the first', [], '3', ['1: endsSoon', '2: fine', ...end(2)], 120],
  ['A late start has the same end', [lost], '11', ['8: endsSoon', '10: fine', ...end(10)], 1_800, 20 * minute],
] as const) {
  test(what, async () => {
    const session = await halfAnHour([...answers], ...times);
    for (const moment of story.split(', ')) {
      for (const act of moment.split(' & ')) {
        if (act === 'space') session.time.touch(' ');
        else if (act === 'touch' || act === 'extend' || act === 'stop') void session.time[act]();
        else await session.pass(Number(act.replace('sleep ', '')), !act.startsWith('sleep'));
      }
      await setImmediate();
    }
    assert.deepEqual(session.heard, heard);
  });
}

test('After a warning, enough time gained by activity or by request is reported once', async () => {
  for (const [times, ...answers] of [[1], [0, { secondsLeft: 60 }], [0, lost], [0, over]] as const) {
    for (const ask of ['extend', 'touch'] as const) {
      const { time, pass } = await halfAnHour([...answers]);
      let told = 0;
      time.onExtended = () => told++;
      await pass(28);
      await time[ask]();
      await pass(0);
      assert.equal(told, times);
    }
  }
});

test('A session without a given duration does not end', async () => {
  const { time, heard, pass, asked } = await halfAnHour();
  time.start({});
  await pass(600);
  time.touch();
  await time.extend();
  assert.deepEqual([heard, asked()], [[], 0]);
});

test('An active session continues, and the service is informed regularly', async () => {
  const { time, heard, pass, asked } = await halfAnHour();
  for (let second = 0; second < 120 * 60; second += 10) {
    await pass(1 / 6);
    time.touch();
  }
  assert.deepEqual(heard, []);
  assert.ok(asked() >= 20 && asked() <= 24, `${asked()} calls in two hours`);
});

test('While the service cannot be reached, keys send a request every five seconds at most', async () => {
  const { time, pass, asked } = await halfAnHour(Array.from({ length: 100 }, () => lost));
  await pass(28);
  for (let second = 0; second < 60; second++) {
    time.touch();
    await pass(1 / 60);
  }
  assert.equal(asked(), 12);
});

test('An answer to a request just before the end is awaited', async () => {
  let answer: (life: SessionLife) => void = () => undefined;
  const { time, heard, pass } = await halfAnHour([new Promise((resolve) => (answer = resolve))]);
  await pass(29.9);
  void time.extend();
  await pass(1);
  answer({ secondsLeft: 1_800 });
  await pass(1);
  assert.deepEqual(heard, ['28: endsSoon', '30.9: fine']);
});

test('The service is informed even if the clock is set back', async () => {
  const { time, pass, setBack, asked } = await halfAnHour();
  await pass(1);
  setBack(60);
  time.touch();
  assert.equal(asked(), 1);
});

test('A session longer than the longest timer does not end, and no timer remains after a stop', async () => {
  const { time, heard, waiting } = await halfAnHour();
  time.start({ secondsLeft: 30 * 24 * 60 * 60 });
  assert.deepEqual([heard, waiting()], [[], 0]);
  time.start({ secondsLeft: 60 });
  assert.equal(waiting(), 1);
  time.stop();
  assert.equal(waiting(), 0);
});

test('After a submission the service is asked for the time that is left, because the end may be fixed', async () => {
  const { time, asked, pass } = await halfAnHour([{ secondsLeft: 60 }]);
  time.follow('submitting', { step: 'entering', session: { secondsLeft: 1_800 } });
  await pass(0);
  assert.deepEqual([asked(), time.warning], [1, 'endsSoon']);
});
