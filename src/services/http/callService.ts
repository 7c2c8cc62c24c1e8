import { requestJsonWithin, type RequestJson } from './request.ts';
import { callsOf } from './serviceError.ts';

/** Time limit of one call to an external service, in milliseconds: well within the platform's 60 s for a function. */
export const callTimeoutMs = 8000;

/** Runs calls of a service's client; throws a `ServiceError` that names the service. */
export type CallService = <Result>(
  service: string,
  work: (requestJson: RequestJson) => Promise<Result>,
  timeoutMs?: number,
) => Promise<Result>;

/** Requests once, and follows no redirect. Each call has its own time limit. */
export const callService: CallService = (service, work, timeoutMs = callTimeoutMs) =>
  callsOf(service, () =>
    work((url, init, expected) =>
      requestJsonWithin(AbortSignal.timeout(timeoutMs))(url, { redirect: 'error', ...init }, expected),
    ),
  );
