import { expect, type userEvent, type within } from 'storybook/test';

interface Stage {
  readonly canvas: ReturnType<typeof within>;
  readonly userEvent: Pick<ReturnType<typeof userEvent.setup>, 'upload' | 'click'>;
}

/** Titles that are recognised. */
export const TITLES = 'Código;Nombre;Apellido;Correo';
/** Two valid members; one has a quoted name. */
export const GOOD_ROWS = [
  '48210573;José;"Núñez; ""el alto""";jose.n@ejemplo.bo',
  '77120934;Rosa;Vaca;rosa@ejemplo.bo',
];

/** A CSV file as Excel saves it. */
export function csvFile(lines: readonly string[]): File {
  return new File([`\ufeff${lines.join('\r\n')}\r\n`], 'lista.csv', { type: 'text/csv' });
}

/** The first step. */
export async function chooseFile({ canvas, userEvent }: Stage, file: File): Promise<void> {
  await userEvent.upload(await canvas.findByLabelText('Elegir archivo'), file);
}

/** The first two steps, for a file with recognised columns. */
export async function reachReview(stage: Stage, file: File): Promise<void> {
  await chooseFile(stage, file);
  await stage.userEvent.click(await stage.canvas.findByRole('button', { name: 'Revisar las filas' }));
  await expect(await stage.canvas.findByText(/para importar,/)).toBeVisible();
}
