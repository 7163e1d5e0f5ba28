import type { Shape } from './pen.ts'
import { accessories } from './shapes/accessories.ts'
import { bottoms } from './shapes/bottoms.ts'
import { desk } from './shapes/desk.ts'
import { gadgets } from './shapes/gadgets.ts'
import { pantry } from './shapes/pantry.ts'
import { tops } from './shapes/tops.ts'

/** Every kind of object the drawer knows, by the name that seed data uses. */
export const shapes: Record<string, Shape> = {
	...tops,
	...bottoms,
	...accessories,
	...pantry,
	...gadgets,
	...desk,
}
