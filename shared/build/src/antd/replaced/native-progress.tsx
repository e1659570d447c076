/** Stands for `antd/es/progress` in lists of uploaded files: the browser's own bar. */
export default function Progress({ percent }: { readonly percent?: number }) {
  return <progress className="ant-upload-progress" max={100} value={percent} />;
}
