// Imports one bundled function, sends one request, and prints the times. It is a process of its own in plain JavaScript, so that only the
// bundle takes time.
const [, , entry = ''] = process.argv;
const { default: handler, config = {} } = await import(entry);
const ready = performance.now();
const paths = [config.path ?? []].flat();
const request = new Request(`http://localhost${(paths[0] ?? '/').replace(/:\w+/, 'something')}`);
const { status } = await handler(request, { ip: '192.0.2.1', params: {}, waitUntil: () => undefined });
console.log(JSON.stringify({ status, paths, ready, answered: performance.now() }));
process.exit();
