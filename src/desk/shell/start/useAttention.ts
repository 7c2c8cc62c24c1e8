import { useState } from 'react';
import { useRecheck } from '../../../components/hooks/useRecheck.ts';
import { hasExpired } from '../../../components/session/session.ts';
import { call, reportDefect } from '../../../lib/browser/http.ts';
import { attention, type Attention } from '../../../records/built/attention.ts';
import { isAwaited } from './htmlState.ts';

/** Intervals of the request, in milliseconds: while a build is awaited, and otherwise. */
const [awaitedMs, usualMs] = [20_000, 5 * 60_000];

/** The answer of `GET /api/attention` while `isOpen`, and the call that orders a build. */
export function useAttention(isOpen: boolean, onExpire: () => void) {
  const [answer, setAnswer] = useState<Attention>();
  const [hasFailed, setFailed] = useState(false);
  const attempt = async <Result>(work: () => Promise<Result>): Promise<Result | { error: unknown }> => {
    try {
      return await work();
    } catch (error) {
      if (hasExpired(error)) onExpire();
      reportDefect(error);
      return { error };
    }
  };
  const load = async () => {
    const result = await attempt(async () => {
      const read = attention.safeParse(await (await call('/api/attention')).json().catch(() => null));
      return read.data ?? { error: 'another host' };
    });
    setFailed('error' in result);
    if (!('error' in result)) setAnswer(result);
  };
  const awaited = answer !== undefined && isAwaited(answer, new Date());
  useRecheck(
    () => {
      if (isOpen) void load();
      return Date.now() + (awaited ? awaitedMs : usualMs);
    },
    isOpen && awaited ? 'awaited' : isOpen,
  );
  return {
    answer,
    hasFailed,
    /** Returns the error of a failed order. */
    order: async () => {
      const result = await attempt(() => call('/api/rebuild', { method: 'POST' }));
      await load();
      return 'error' in result ? result.error : undefined;
    },
  };
}
