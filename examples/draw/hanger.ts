import { hangingShapes } from './shapes.ts'
import { stroke } from '#website-api/media/draw/svg.ts'

/** Where the top of clothes is on their canvas. */
const top = 232

/** Whether an object of this shape hangs on a hanger. */
export const hangs = (shape: string) => shape !== 'sarong' && Object.hasOwn(hangingShapes, shape)

/** The distance from the top of the picture at which the canvas of clothes begins that hang from a rail. */
export const hangingFrom = (rail: number, scale: number) => Math.round(rail - (top - 54) * scale)

/** The hook and arms of a hanger, behind the clothes. */
export const hanger = () =>
	stroke('M600 236V212C600 196 626 194 626 176A26 26 0 0 0 578 166', '#8a8f96', 9) +
	stroke('M430 296Q600 190 770 296', '#9c6b3f', 22)
