import { screen, type UserEventObject } from 'storybook/test';

/** Fills in the newcomer's form of an adult, and saves it. */
export async function typeNewcomer(userEvent: UserEventObject) {
  await userEvent.click(await screen.findByRole('button', { name: 'Soy nuevo' }));
  await userEvent.type(screen.getByLabelText('Nombre'), 'Kevin');
  await userEvent.type(screen.getByLabelText('Apellido'), 'M');
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  await userEvent.type(screen.getByLabelText(/^Tu WhatsApp/), '70012345');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar y marcar' }));
}
