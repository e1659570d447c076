/** Stands for `antd/es/_util/wave/useWave`: our buttons answer a press by their colour. */
const still = (): void => undefined;

export default function useWave(): () => void {
  return still;
}
