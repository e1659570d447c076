/** Rejects when the file was moved, changed or deleted on the device since it was chosen. */
export const readPart = (file: File, from: number, to: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    // `data:…;base64,JVBERi0…`
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '');
    reader.onerror = () => reject(new Unreadable());
    reader.readAsDataURL(file.slice(from, to));
  });

/** The device no longer gives the file's content. */
export class Unreadable extends Error {}
