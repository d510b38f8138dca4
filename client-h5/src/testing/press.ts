import { act, fireEvent, screen } from '@testing-library/react';

/**
 * Taps the button of this name, the `place`th of them from 0, once it is there. It is looked for before `act`: within,
 * what is drawn in small parts would not come.
 */
export async function press(name: string | RegExp, place = 0): Promise<void> {
  const found = await screen.findAllByRole('button', { name });
  const button = found.at(place);
  if (!button) throw new Error(`there are ${String(found.length)} buttons ${String(name)}`);
  await act(async () => {
    fireEvent.click(button);
    await Promise.resolve();
  });
}
