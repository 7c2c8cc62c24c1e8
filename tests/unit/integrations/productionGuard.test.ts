import type { AstroIntegration } from 'astro';
import { expect, test } from 'vitest';
import productionGuard from '../../../src/integrations/productionGuard.ts';

type Setup = NonNullable<AstroIntegration['hooks']['astro:config:setup']>;

function setUp(command: 'build' | 'dev', CONTEXT?: string, FIRESTORE_EMULATOR_HOST?: string) {
  const { 'astro:config:setup': hook } = productionGuard({ CONTEXT, FIRESTORE_EMULATOR_HOST }).hooks;
  return () => hook?.({ command } as Parameters<Setup>[0]);
}

test('a production build stops when it would connect visitors to an emulator, and no other one', () => {
  const emulator = '127.0.0.1:8080';
  expect(setUp('build', 'production', emulator)).toThrow('Empty FIRESTORE_EMULATOR_HOST');
  for (const context of ['deploy-preview', undefined])
    expect(setUp('build', context, emulator)).not.toThrow();
  expect(setUp('build', 'production')).not.toThrow();
  expect(setUp('dev', 'production', emulator)).not.toThrow();
});
