/** File with the coast of the drawings in app/public/maps, under the licence of its source. */
export const COAST_FILE = 'coast.4510fbf7.geojson'
