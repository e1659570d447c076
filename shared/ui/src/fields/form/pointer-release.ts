/** The end of a press: what moves the page between the press of a button and its release takes the click from it. */

const ENDS = ['pointerup', 'pointercancel'] as const;

let isPressed = false;

const press = (): void => {
  isPressed = true;
};
const release = (): void => {
  isPressed = false;
};

/** Hears presses from now on; asked for again, it does nothing more. */
export function hearPresses(): void {
  document.addEventListener('pointerdown', press, true);
  for (const type of ENDS) document.addEventListener(type, release, true);
}

/** Settles when nothing is pressed and the click, if it was one, has been heard. */
export async function pointerReleased(): Promise<void> {
  if (!isPressed) return;
  await new Promise<void>((resolve) => {
    const end = (): void => {
      for (const type of ENDS) document.removeEventListener(type, end, true);
      // The click follows the release.
      setTimeout(resolve);
    };
    for (const type of ENDS) document.addEventListener(type, end, true);
  });
}
