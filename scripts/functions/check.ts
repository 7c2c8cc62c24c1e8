// `npm run functions`: bundles every function as the host does; fails when one is too large, or does not run when bundled.
import { resolve } from 'node:path';
import { measureFunctions } from './measure.ts';

const maxBytes = 300 * 1024;

// Once: how fast they start is for the bench.
const functions = await measureFunctions(resolve(import.meta.dirname, '../..'), 1);
for (const { name, bytes, status } of functions)
  console.log(`${name.padEnd(20)} ${`${(bytes / 1024).toFixed(0)} KB`.padStart(8)}  first answer ${status}`);

const faults = {
  [`larger than ${maxBytes / 1024} KB`]: functions.filter(({ bytes }) => bytes > maxBytes),
  'failing at the first request': functions.filter(({ status }) => status === 500),
  'answering at paths that the host cannot read from the source (write them out)': functions.filter(
    ({ routes, paths }) => routes.join() !== paths.join(),
  ),
};
for (const [fault, faulty] of Object.entries(faults)) {
  if (faulty.length === 0) continue;
  console.error(`As deployed, ${fault}: ${faulty.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}
