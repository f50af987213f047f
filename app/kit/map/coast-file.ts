/** The coast of the drawings, offered under the licence of its source, in app/public/maps. */
export const COAST_FILE = 'coast.4510fbf7.geojson'
