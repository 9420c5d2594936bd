/** A balancer in front of several servers, so that a browser sees one address. */

import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

/** What the socket of a room begins with. */
const ROOM = /^GET \/r\/[^ ]+\/ws /;

/** Gives every second connection, and of the rooms' sockets every second one, to the next server. */
export class Balancer {
    /** The ports of the servers. */
    ports: readonly number[] = [];
    private requests = 0;
    private sockets = 0;

    private constructor(private readonly listening: Server) {}

    static async start(): Promise<Balancer> {
        const server = createServer();
        server.listen(0, "127.0.0.1");
        await once(server, "listening");
        const balancer = new Balancer(server);
        server.on("connection", (near) => {
            near.on("error", () => {});
            near.once("data", (first) => balancer.pass(near, first));
        });
        return balancer;
    }

    get port(): number {
        return (this.listening.address() as AddressInfo).port;
    }

    stop(): void {
        this.listening.close();
    }

    private pass(near: Socket, first: Buffer): void {
        near.pause();
        const turn = ROOM.test(first.toString("latin1")) ? this.sockets++ : this.requests++;
        const far = connect(this.ports[turn % this.ports.length]!, "127.0.0.1");
        const end = (): void => {
            near.destroy();
            far.destroy();
        };
        far.on("error", end).on("close", end);
        near.on("close", end);
        far.write(first);
        near.pipe(far).pipe(near);
    }
}
