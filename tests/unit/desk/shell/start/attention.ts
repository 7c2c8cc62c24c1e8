import type { Attention } from '../../../../../src/records/built/attention.ts';

/** The server’s answer while nothing needs attention, with these changes. */
export const attentionOf = (changes: Partial<Attention> = {}): Attention => ({
  ...{ builtAt: '2026-11-26T12:00:00Z', differences: [], unread: [], canRebuild: true, order: null },
  ...{ buildsLeft: 20, failedSources: [], leftOut: [], isMailFailing: false, openSteps: [], deadLinks: [] },
  ...changes,
});
