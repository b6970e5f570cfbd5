import type { SharedWindow } from './view/year-window/year-window.tsx';

/** Upright, as a phone's story shows it, in pixels. */
const WIDTH = 1080;
const HEIGHT = 1350;
const CENTRE_Y = 520;
const RADIUS = 430;

const NAME = 'mi-ventana.png';
/** Kind of the picture. */
export const PNG = 'image/png';

/** Draws what the dialog shows, in its own colours and fonts, as a PNG. */
export async function windowPicture({ glass, title, figure, streak }: SharedWindow): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  const night = getComputedStyle(glass.parentElement ?? glass);
  context.fillStyle = night.backgroundColor;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  drawGlass(context, glass);
  context.fillStyle = night.color;
  context.textAlign = 'center';
  const heading = getComputedStyle(glass).getPropertyValue('--font-heading');
  const lines = [
    { text: title, font: `600 44px ${night.fontFamily}`, y: 1060 },
    { text: figure, font: `700 88px ${heading}`, y: 1170 },
    { text: streak ?? '', font: `400 40px ${night.fontFamily}`, y: 1250 },
  ];
  for (const { text, font, y } of lines) {
    context.font = font;
    context.fillText(text, WIDTH / 2, y, WIDTH - 120);
  }
  const picture = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, PNG);
  });
  if (picture === null) throw new Error('This browser made no picture.');
  return new File([picture], NAME, { type: PNG });
}

function drawGlass(context: CanvasRenderingContext2D, glass: SVGSVGElement): void {
  const half = glass.viewBox.baseVal.width / 2;
  context.save();
  context.translate(WIDTH / 2, CENTRE_Y);
  context.scale(RADIUS / half, RADIUS / half);
  context.lineJoin = 'round';
  for (const pane of glass.querySelectorAll('path')) {
    const { fill, stroke, strokeWidth } = getComputedStyle(pane);
    const path = new Path2D(pane.getAttribute('d') ?? '');
    context.fillStyle = fill;
    context.strokeStyle = stroke;
    context.lineWidth = Number.parseFloat(strokeWidth);
    context.fill(path);
    context.stroke(path);
  }
  context.restore();
}
