import { vi } from 'vitest';

/** Replaces the browser's channel between its pages, whose messages then stay in the test. */
export function fakeOtherPages() {
  const sent: [kind: string, records: unknown][] = [];
  const channels = new Set<Channel>();
  class Channel {
    readonly name: string;
    onmessage: ((event: { data: unknown }) => void) | undefined;
    constructor(name: string) {
      this.name = name;
      channels.add(this);
    }
    postMessage(records: unknown) {
      sent.push([this.name, records]);
    }
    close() {
      channels.delete(this);
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  return {
    /** The messages of one kind that this page has sent. */
    sent: (kind: string) => sent.filter(([name]) => name === kind).map(([, records]) => records),
    /** Sends a message from another page. */
    receive: (kind: string, data: unknown) => {
      for (const channel of channels) if (channel.name === kind) channel.onmessage?.({ data });
    },
    openChannels: () => channels.size,
  };
}
