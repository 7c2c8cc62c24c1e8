import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** A message about one place of a file. */
export interface NuMessage {
  /** Address of the file. */
  url: string;
  message: string;
  /** The code around the place. */
  extract?: string;
}

/** Checks files with the Nu Html Checker, all in one process of Java. */
export async function checkHtml(files: readonly string[]): Promise<NuMessage[]> {
  const jar = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));
  // A deep stack for its schemas, and the compiler that is faster in so short a run.
  const java = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
  const options = ['--format', 'json', '--asciiquotes', '--stdout', '--exit-zero-always'];
  // A message is about 500 bytes, and styles that the checker cannot read cause thousands.
  const { stdout } = await promisify(execFile)('java', [...java, '-jar', jar, ...options, ...files], {
    maxBuffer: 2 ** 26,
  });
  return (JSON.parse(stdout) as { messages: NuMessage[] }).messages;
}
