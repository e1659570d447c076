import css from './scene.module.css';

interface SceneProps {
  /** Address of the file: one of `scenes`. */
  readonly src: string;
  /** Frame of the picture; it is cropped, never stretched. */
  readonly className?: string | undefined;
  /** In the first screen: fetched at once. */
  readonly first?: boolean;
}

/** A picture of the work, as a file that is fetched when it comes near; decoration. Mirrored in right-to-left pages. */
export function Scene({ src, className = '', first = false }: SceneProps) {
  return <img className={`${css.scene} ${className}`} src={src} width={600} height={400} alt="" loading={first ? 'eager' : 'lazy'} decoding="async" />;
}
