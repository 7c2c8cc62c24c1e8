import { execFileSync } from 'node:child_process';
import { X509Certificate, createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Certificate {
  cert: Buffer;
  key: Buffer;
  /** SHA-256 of the public key in base64, the only key that the browser trusts. */
  fingerprint: string;
}

/**
 * Creates a certificate for 127.0.0.1 that is valid for one day, because browsers use HTTP/2 only over TLS. Needs the `openssl`
 * command, because Node cannot create certificates.
 */
export function temporaryCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'bench-certificate-'));
  try {
    const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const kind = '-x509 -nodes -days 1 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1';
    const subject = '-subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1';
    openssl(['req', ...kind.split(' '), ...subject.split(' '), '-keyout', keyFile, '-out', certFile]);
    const cert = readFileSync(certFile);
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    const fingerprint = createHash('sha256').update(publicKey).digest('base64');
    return { cert, key: readFileSync(keyFile), fingerprint };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function openssl(args: string[]): void {
  try {
    execFileSync('openssl', args, { stdio: 'ignore' });
  } catch (cause) {
    throw new Error('The certificate was not created; install the openssl command to measure over HTTP/2.', {
      cause,
    });
  }
}
