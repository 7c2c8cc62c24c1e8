// Run as a process of its own, and plain JavaScript, so that nothing but the bundle takes time: imports one bundled
// function, asks it once, and prints when it could be asked, what came, and when.
const [, , entry = ''] = process.argv;
const { default: handler, config = {} } = await import(entry);
const ready = performance.now();
const paths = [config.path ?? []].flat();
const request = new Request(`http://localhost${(paths[0] ?? '/').replace(/:\w+/, 'something')}`);
const { status } = await handler(request, { ip: '192.0.2.1', params: {}, waitUntil: () => undefined });
console.log(JSON.stringify({ status, paths, ready, answered: performance.now() }));
process.exit();
