import { church } from '@ministerio/content';
import { people } from '@ministerio/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MemberShell } from '../member-shell/member-shell.tsx';
import { ProfileCard } from '../profile-card/profile-card.tsx';
import { MarkAttendance } from './mark-attendance.tsx';
import type { MarkState } from './mark-state.ts';

const near = {
  position: { latitude: -17.813, longitude: -63.1802 },
  accuracyMetres: 18,
  distanceMetres: 31,
};
const away = { ...near, distanceMetres: 1_400 };

/** The sentence of our own server for a reading that is worse than the radius, its longest. */
const LONG_REFUSAL =
  'Error: La ubicación que da tu teléfono es demasiado imprecisa para saber si estás en la iglesia. Sal a un lugar abierto e inténtalo de nuevo.';

const states: Readonly<Record<string, MarkState>> = {
  ask: { kind: 'asking', forgetsPositions: true },
  waiting: { kind: 'waiting' },
  denied: { kind: 'denied' },
  unavailable: { kind: 'unavailable' },
  timeout: { kind: 'timeout' },
  insecure: { kind: 'insecure' },
  far: { kind: 'far', located: away },
  'too far': { kind: 'too-far', located: away },
  near: { kind: 'ready', located: near },
  imprecise: { kind: 'ready', located: { ...near, accuracyMetres: 450 } },
  sending: { kind: 'sending', located: near },
  marked: { kind: 'marked', time: '19:03', located: near },
  'already marked': { kind: 'already-marked', time: '18:52', located: null },
  refused: { kind: 'refused', message: 'Error: Este usuario ya marcó asistencia hoy.', located: near },
  'refused at length': { kind: 'refused', message: LONG_REFUSAL, located: near },
  'no token': { kind: 'no-token', located: near },
  offline: { kind: 'offline', located: near },
  'offline without a position': { kind: 'offline', located: null },
};

const handlers = { onMark: fn(), onAllow: fn(), onRetry: fn() };

const meta = {
  title: 'Composed/Member/Mark attendance/Places',
  tags: ['!dev', '!autodocs'],
  component: MarkAttendance,
  args: {
    state: { kind: 'waiting' },
    centre: church.point,
    radiusMetres: church.radiusMetres,
    ...handlers,
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <MemberShell
      brand={church.product}
      currentPath="/dashboard/user/profile"
      support={{ href: '/Contactanos#escribenos' }}
      onSignOut={fn()}
      profile={<ProfileCard username={people.camila.username} />}
    >
      <MarkAttendance {...args} />
    </MemberShell>
  ),
} satisfies Meta<typeof MarkAttendance>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A thumb finds the action in the first 560 px of a phone, at the same place in every state. */
export const ActionStaysInReach: Story = {
  play: async ({ canvasElement, mount, args }) => {
    const places = new Map<string, unknown>();
    for (const [name, state] of Object.entries(states)) {
      await mount(meta.render({ ...args, state }));
      const action = canvasElement.querySelector('[data-part="action"]')?.getBoundingClientRect();
      places.set(name, { top: action?.top, bottom: action?.bottom, height: action?.height });
    }
    const waiting = places.get('waiting') as DOMRect;
    await expect(waiting.bottom).toBeLessThanOrEqual(560);
    await expect(waiting.height).toBe(56);
    await expect(Object.fromEntries(places)).toEqual(
      Object.fromEntries(Object.keys(states).map((name) => [name, waiting])),
    );
  },
};
