import { execFileSync } from 'node:child_process';
import { X509Certificate, createHash } from 'node:crypto';

const kind = '-x509 -nodes -days 1 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -keyout /dev/stdout';
const subject = '-subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1';

/**
 * Creates a certificate for 127.0.0.1 that is valid for one day, because browsers use HTTP/2 only over TLS. Needs the `openssl`
 * command, because Node cannot create certificates. `pem` holds the certificate and its key, `fingerprint` the SHA-256 of the public
 * key in base64, the only key that the browser trusts.
 */
export function temporaryCertificate(): { pem: Buffer; fingerprint: string } {
  const pem = openssl(`req ${kind} ${subject}`.split(' '));
  const publicKey = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });
  return { pem, fingerprint: createHash('sha256').update(publicKey).digest('base64') };
}

function openssl(args: string[]): Buffer {
  try {
    return execFileSync('openssl', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  } catch (cause) {
    throw new Error('The certificate was not created; install the openssl command to measure over HTTP/2.', {
      cause,
    });
  }
}
