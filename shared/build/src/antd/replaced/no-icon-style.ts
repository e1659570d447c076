/** Stands for `antd/es/theme/util/useResetIconStyle`: the style of icons is in the static style sheet. */
export default function useResetIconStyle(): void {}
