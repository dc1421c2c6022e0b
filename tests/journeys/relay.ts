import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Relay = {
  url: string;
  /** Breaks every connection once so many more bytes have gone to the server, and takes none until `mend`. Resolves when it is cut. */
  cutAfter: (bytes: number) => Promise<void>;
  mend: () => void;
  close: () => void;
};

/** A line to a server that can be cut: in the middle of a request, as a phone's is in an elevator. */
export async function openRelay(to: string): Promise<Relay> {
  const port = Number(new URL(to).port);
  const sockets = new Set<Socket>();
  let left = Number.POSITIVE_INFINITY;
  let cut = () => {};

  function breakAll() {
    for (const socket of sockets) socket.destroy();
    cut();
  }

  function hold(socket: Socket) {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  }

  const relay = createServer((client) => {
    if (left <= 0) return client.destroy();
    const server = connect(port, 'localhost');
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      hold(socket);
      socket.on('close', () => other.destroy());
    }
    server.pipe(client);
    client.on('data', (bytes) => {
      const passed = bytes.subarray(0, Math.max(0, left));
      left -= bytes.length;
      server.write(passed);
      if (left <= 0) breakAll();
    });
  });
  relay.listen(0, 'localhost');
  await once(relay, 'listening');
  return {
    url: `http://localhost:${(relay.address() as AddressInfo).port}`,
    cutAfter(bytes) {
      left = bytes;
      return new Promise((resolve) => {
        cut = resolve;
      });
    },
    mend() {
      left = Number.POSITIVE_INFINITY;
    },
    close() {
      relay.close();
      breakAll();
    },
  };
}
