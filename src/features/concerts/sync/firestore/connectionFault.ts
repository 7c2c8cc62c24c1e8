import { ApiProblem, Unreachable } from '../../../../lib/browser/http.ts';
import { ServiceError } from '../../../../services/http/serviceError.ts';

/** The codes of the error catalogue (specification, section 8), and one for a refusal by the rules, with words of our own. */
const words = {
  'deadline-exceeded': 'Request time out',
  unavailable: 'Connection failed.',
  unknown: 'The server answered with a status that is not known here.',
  'failed-precondition': 'The client has already been terminated.',
  'permission-denied': 'The rules of the database do not let visitors read the concerts.',
} as const;
export type FaultCode = keyof typeof words;

/** Maps a failure of Firestore's library, of a read or of our API to the specification's codes. */
export function faultOf(failure: unknown): FaultCode {
  const { code, cause } = failure as { code?: unknown; cause?: unknown };
  if (typeof code === 'string' && Object.hasOwn(words, code)) return code as FaultCode;
  if (isTimeout(failure) || isTimeout(cause)) return 'deadline-exceeded';
  if (failure instanceof Unreachable) return 'unavailable';
  if (failure instanceof ServiceError || failure instanceof ApiProblem) return faultOfStatus(failure.status);
  return 'unknown';
}

function faultOfStatus(status: number | undefined): FaultCode {
  if (status === undefined) return 'unavailable';
  return status === 401 || status === 403 ? 'permission-denied' : 'unknown';
}

const isTimeout = (failure: unknown) => failure instanceof DOMException && failure.name === 'TimeoutError';

/** Errors of the connection are for who looks into it: visitors are told only how old what they see is. */
export function logFault(code: FaultCode): void {
  console.error(`Concerts: ${code}: ${words[code]}`);
}
