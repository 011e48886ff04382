/** A server among the examples: what the page's session comes from, in one language. */
export interface ExampleServer {
  /** Its folder in `examples`. */
  readonly name: string;
  /** Its file. */
  readonly source: string;
  /** Starts it in its folder, where it hears at `localhost:port`. */
  readonly start: (port: number) => readonly [command: string, ...args: string[]];
  /** Prints the version of what it runs on, where that is installed. */
  readonly version: readonly [command: string, ...args: string[]];
  /** How it was tried where nobody who ran the examples had its runtime. */
  readonly unavailable?: string;
}

/** The servers among the examples that answer a page's `GET /session`, and give it the page itself. */
export const exampleServers: readonly ExampleServer[] = [
  {
    name: 'csharp-server',
    source: 'server.cs',
    start: () => ['dotnet', 'run', 'server.cs'],
    version: ['dotnet', '--version'],
    unavailable: '.NET 10 or newer; its source was held to the recorded requests by reading alone',
  },
  {
    name: 'java-server',
    source: 'Server.java',
    start: () => ['java', 'Server.java'],
    version: ['java', '--version'],
  },
  {
    name: 'php-server',
    source: 'server.php',
    start: (port) => ['php', '-S', `127.0.0.1:${port}`, 'server.php'],
    version: ['php', '--version'],
  },
  {
    name: 'python-server',
    source: 'server.py',
    start: () => ['python3', 'server.py'],
    version: ['python3', '--version'],
  },
];
