export { cropSeeds, crops, logoRosette, wholeRosette } from './crops.ts';
export { drawRosette, type RosetteOptions } from './draw-rosette.ts';
export { drawEngraving, engravingScenes } from './engraving/draw-engraving.ts';
export { glassNames } from './glass.ts';
