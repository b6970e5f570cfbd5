import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** The player's address; its frame loads only after a press on play (decisions section 6). */
const PLAYER = 'https://www.youtube-nocookie.com';

/** Sensors and devices are off, for us and for every frame; the player gets what playing needs (docs/adr/0004). */
const policies = [
  'geolocation=(self)',
  `fullscreen=(self "${PLAYER}")`,
  ...['autoplay', 'encrypted-media', 'picture-in-picture'].map((name) => `${name}=("${PLAYER}")`),
  ...[
    'accelerometer',
    'camera',
    'display-capture',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
    'xr-spatial-tracking',
  ].map((name) => `${name}=()`),
];

/** Permissions of some documents. */
interface Permissions {
  /** Signing in and confirming (R45). */
  readonly passkeys?: boolean;
  /** Keeping the screen on at the door. */
  readonly wakeLock?: boolean;
}

const PASSKEYS = ['publickey-credentials-get', 'publickey-credentials-create'];

function permissionsPolicy({ passkeys = false, wakeLock = false }: Permissions = {}): string {
  const ifAllowed = (isAllowed: boolean) => (name: string) => `${name}=${isAllowed ? '(self)' : '()'}`;
  return [
    ...policies,
    ...['screen-wake-lock'].map(ifAllowed(wakeLock)),
    ...PASSKEYS.map(ifAllowed(passkeys)),
  ].join(', ');
}

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissionsPolicy(),
  'cross-origin-opener-policy': 'same-origin',
};

const crossOrigin = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** Kinds of responses, by what a browser may do with them (R12, R15, R16). */
export type HeaderKind =
  | 'api'
  | 'cross-origin-api'
  | 'page'
  | 'signed-in-page'
  | 'door-page'
  | 'passive'
  | 'cross-origin-passive'
  | 'embed'
  | 'cross-origin-file';

/** For data, styles, fonts and pictures, which run and load nothing, also when opened directly. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

const FRAMES = `${PLAYER} https://www.openstreetmap.org`;

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  `frame-src ${FRAMES}`,
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const embedPolicy = `${pagePolicy.replace("frame-ancestors 'none'", 'frame-ancestors *')}; sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox`;

/**
 * The fixed headers of each kind of answer. They are built once and set by one hook: a header library would halve
 * the requests per second of a bare Fastify.
 * @param https - whether the public address is https; then HSTS is sent (R31).
 */
export function securityHeaders(
  https: boolean,
): Readonly<Record<HeaderKind, Readonly<Record<string, string>>>> {
  const common = https ? { ...everywhere, 'strict-transport-security': 'max-age=31536000' } : everywhere;
  const api = {
    ...common,
    'content-security-policy': NOTHING,
    'cache-control': 'no-store',
  };
  const page = { ...common, 'content-security-policy': pagePolicy };
  return {
    api,
    'cross-origin-api': { ...api, ...crossOrigin },
    page,
    // One document from signing in to the panel: what its first address may do, all of it may.
    'signed-in-page': {
      ...page,
      'permissions-policy': permissionsPolicy({ passkeys: true, wakeLock: true }),
    },
    'door-page': { ...page, 'permissions-policy': permissionsPolicy({ wakeLock: true }) },
    passive: { ...common, 'content-security-policy': NOTHING },
    'cross-origin-passive': { ...common, ...crossOrigin, 'content-security-policy': NOTHING },
    embed: { ...common, ...crossOrigin, 'content-security-policy': embedPolicy },
    'cross-origin-file': { ...common, ...crossOrigin },
  };
}

/** Sets the headers of API answers; the static files set their own kind. */
export const apiHeaders = fp<{ https: boolean }>(
  async (app: FastifyInstance, { https }) => {
    const headers = securityHeaders(https);
    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(
        request.routeOptions.config.crossOrigin === true ? headers['cross-origin-api'] : headers.api,
      );
      done();
    });
  },
  { name: 'api-headers' },
);
