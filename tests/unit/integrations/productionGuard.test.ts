import type { AstroIntegration } from 'astro';
import { expect, test } from 'vitest';
import productionGuard from '../../../src/integrations/productionGuard.ts';

type Setup = NonNullable<AstroIntegration['hooks']['astro:config:setup']>;

function setUp(command: 'build' | 'dev', CONTEXT?: string, FIRESTORE_EMULATOR_HOST?: string) {
  const { 'astro:config:setup': hook } = productionGuard({ CONTEXT, FIRESTORE_EMULATOR_HOST }).hooks;
  return () => hook?.({ command } as Parameters<Setup>[0]);
}

test('a production build stops when it would connect visitors to an emulator', () => {
  expect(setUp('build', 'production', '127.0.0.1:8080')).toThrow('Empty FIRESTORE_EMULATOR_HOST');
  expect(setUp('build', 'deploy-preview', '127.0.0.1:8080')).not.toThrow();
});

test.each([
  ['build', 'production'],
  ['build', 'deploy-preview'],
  ['build', 'branch-deploy'],
  ['build', undefined],
  ['dev', 'production'],
] as const)('%s in the context %s goes on', (command, context) =>
  expect(setUp(command, context)).not.toThrow(),
);
