import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { NotificationAddress } from './simulator/shared/notification-address.ts';

export type Command =
  | { readonly task: 'serve'; readonly settings: ServeSettings }
  | { readonly task: 'verify'; readonly args: readonly string[] }
  | { readonly task: 'help' | 'version' }
  | { readonly task: 'none'; readonly problem: string };

export interface ServeSettings {
  readonly port: number;
  readonly host: string;
  readonly hostNames: readonly string[];
  readonly pages: string | undefined;
  readonly notificationAddress: NotificationAddress | undefined;
  readonly isDevelopment: boolean;
}

const text = { type: 'string' } as const;
const options = {
  port: text,
  host: text,
  pages: text,
  'host-names': text,
  'notification-url': text,
  'notification-secrets': text,
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

export const usage = `Usage: payment-modals-sandbox [options]
       payment-modals-sandbox verify URL [--portal-key KEY] [--claims-key KEY]

A payment service that moves no money, over HTTP. "verify" holds another service to the same contract.

  --port NUMBER                   4010; 0 takes any free port         or PORT
  --host ADDRESS                  127.0.0.1                           or HOST
  --host-names NAMES              what else than localhost it is      or HOST_NAMES
                                  called by, with commas between
  --pages FOLDER                  serves it under /pages/             or PAGES
  --notification-url URL          where your server hears             or NOTIFICATION_URL
  --notification-secrets SECRETS  what that is signed with, with      or NOTIFICATION_SECRETS
                                  commas between
  --version, --help`;

/** Reads the command line. An option overrides the environment variable of its name. */
export function readCommand(args: readonly string[], given: Readonly<Record<string, string | undefined>>): Command {
  // An empty variable is not set.
  const env = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const [task, ...others] = args;
  if (task === 'verify') return { task, args: others };
  const words = read(task === 'serve' ? others : args);
  if ('problem' in words) return { task: 'none', problem: words.problem };
  if (words.help) return { task: 'help' };
  if (words.version) return { task: 'version' };

  const port = words.port ?? env.PORT ?? '4010';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    return { task: 'none', problem: `${words.port === undefined ? 'PORT' : '--port'} is no port number: ${port}` };

  const url = words['notification-url'] ?? env.NOTIFICATION_URL;
  const secrets = words['notification-secrets'] ?? env.NOTIFICATION_SECRETS;
  const asked = url ? { url, ...(secrets ? { secrets: listed(secrets) } : {}) } : undefined;
  const address = v.safeParse(v.optional(NotificationAddress), asked);
  if (!address.success || (secrets && !url)) return { task: 'none', problem: wrongAddress };

  const pages = words.pages ?? env.PAGES;
  if (pages !== undefined && !statSync(pages, { throwIfNoEntry: false })?.isDirectory())
    return { task: 'none', problem: `--pages takes a folder that exists, instead of ${pages}.` };

  return {
    task: 'serve',
    settings: {
      port: Number(port),
      host: words.host ?? env.HOST ?? '127.0.0.1',
      hostNames: listed((words['host-names'] ?? env.HOST_NAMES ?? '').toLowerCase()),
      pages,
      notificationAddress: address.output,
      isDevelopment: Boolean(env.DEVELOPMENT),
    },
  };
}

const listed = (text: string) => text.split(',').map((one) => one.trim());

const wrongAddress =
  'NOTIFICATION_URL takes an http or https address on this machine, such as http://localhost:8080/notifications, and ' +
  'NOTIFICATION_SECRETS requires it and takes secrets with commas between: "whsec_" and 24 to 64 bytes in Base64 after it.';

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    return { problem: `${error instanceof Error ? error.message : String(error)}\n\n${usage}` };
  }
}
