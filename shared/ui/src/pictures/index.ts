/** Pictures that are files: fetched where they are shown, no part of any script or page. */
export { Scene } from './scene.tsx';
export * as scenes from './scenes.ts';
export { isServicePicture, SERVICE_PICTURES, type ServicePicture } from './service-pictures.ts';
