import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { encode } from 'uqr';
import { QrCode } from './qr-code.tsx';

const meta = {
  title: 'Composed/Admin/Qr code',
  component: QrCode,
  args: { text: 'https://ejemplo.org/puerta#codigo=K7QM4XWD', label: 'Código QR para inscribir el teléfono' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The modules that are drawn, row by row. */
function drawn(svg: SVGSVGElement): boolean[][] {
  const { width } = svg.viewBox.baseVal;
  const path = svg.querySelector('path');
  const at = (x: number, y: number) => path?.isPointInFill(new DOMPoint(x + 0.5, y + 0.5)) ?? false;
  const steps = Array.from({ length: width }, (_, step) => step);
  return steps.map((y) => steps.map((x) => at(x, y)));
}

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const image = canvas.getByRole('img', { name: args.label });
    await expect(drawn(image as unknown as SVGSVGElement)).toEqual(
      encode(args.text, { ecc: 'M', border: 4 }).data,
    );
    await expect(image.outerHTML).not.toContain('K7QM4XWD');
  },
};

/** Dark on white here too: cameras read it so. */
export const Dark: Story = { globals: { theme: 'dark' } };

/** As much as a setup address of an app holds. */
export const LongText: Story = {
  args: {
    text: `otpauth://totp/Ministerio%20Juvenil:maximiliano.fernando?secret=${'JBSWY3DPEHPK3PXP'.repeat(2)}&issuer=Ministerio%20Juvenil`,
    label: 'Código QR para tu aplicación',
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
