/**
 * Stands for parts that ours don't show: the drawing of an empty list (`AntdLook` says what stands there), a tree of
 * filters (ours are lists), grey blocks while a dialog loads (the site has its own `Skeleton`).
 */
const NoPicture = Object.assign(() => null, { PRESENTED_IMAGE_SIMPLE: null });

export default NoPicture;
