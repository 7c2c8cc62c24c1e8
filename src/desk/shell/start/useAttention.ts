import { useState } from 'react';
import { useRecheck } from '../../../components/hooks/useRecheck.ts';
import { hasExpired } from '../../../components/session/session.ts';
import { ApiProblem, call, jsonIn, reportDefect } from '../../../lib/browser/http.ts';
import { attention, type Attention } from '../../../records/built/attention.ts';

/** Intervals of the request, in milliseconds: while a build is awaited, and otherwise. */
const [awaitedMs, usualMs] = [20_000, 5 * 60_000];

/** Whether a build that was ordered may still come. */
export const isAwaited = (order: Attention['order'] | undefined): boolean =>
  order === 'ordered' || order === 'building';

/** The answer of `GET /api/attention` while `isOpen`, and the call that orders a build, which returns its error. */
export function useAttention(isOpen: boolean, onExpire: () => void) {
  const [answer, setAnswer] = useState<Attention>();
  /** The error of the last call. */
  const [failure, setFailure] = useState<unknown>();
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
      setFailure(undefined);
    } catch (error) {
      if (hasExpired(error)) onExpire();
      reportDefect(error);
      setFailure(error);
      return error;
    }
    return undefined;
  };
  const load = async () => {
    const { data } = attention.safeParse(await jsonIn(await call('/api/attention')));
    // Another host has answered.
    if (!data) throw new ApiProblem(200, {});
    setAnswer(data);
  };
  const awaited = isAwaited(answer?.order);
  useRecheck(
    () => {
      if (isOpen) void attempt(load);
      return Date.now() + (awaited ? awaitedMs : usualMs);
    },
    isOpen && awaited ? 'awaited' : isOpen,
  );
  const order = () =>
    attempt(async () => {
      await call('/api/rebuild', { method: 'POST' });
      await load();
    });
  return { answer, failure, order };
}
