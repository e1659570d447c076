/** Leaflet's own modules: its one file writes markup while it is loaded, and holds much that this map never uses. */
declare module 'leaflet/src/map/index.js' {
  export { Map } from 'leaflet';
}
declare module 'leaflet/src/layer/marker/index.js' {
  export { DivIcon, Marker } from 'leaflet';
}
declare module 'leaflet/src/layer/vector/index.js' {
  export { Polygon, SVG } from 'leaflet';
}
declare module 'leaflet/src/layer/LayerGroup.js' {
  export { LayerGroup } from 'leaflet';
}
declare module 'leaflet/src/layer/tile/TileLayer.js' {
  export { TileLayer } from 'leaflet';
}
