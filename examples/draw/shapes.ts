import type { Shape } from './pen.ts'
import { bagged } from './shapes/bags.ts'
import { bottoms } from './shapes/bottoms.ts'
import { brewing } from './shapes/brewing.ts'
import { carried } from './shapes/carried.ts'
import { desk } from './shapes/desk.ts'
import { footwear } from './shapes/footwear.ts'
import { gadgets } from './shapes/gadgets.ts'
import { headwear } from './shapes/headwear.ts'
import { household } from './shapes/household.ts'
import { jarred } from './shapes/jars.ts'
import { outerwear } from './shapes/outerwear.ts'
import { power } from './shapes/power.ts'
import { printed } from './shapes/printed.ts'
import { sound } from './shapes/sound.ts'
import { storage } from './shapes/storage.ts'
import { tops } from './shapes/tops.ts'

/** Objects from kitchen and larder; they may wear a bean on their label. */
export const pantryShapes: Record<string, Shape> = { ...bagged, ...jarred, ...brewing, ...printed }

/** Clothes that hang on a hanger. */
export const hangingShapes: Record<string, Shape> = { ...tops, ...outerwear, ...bottoms }

/** Every kind of object the drawer knows, by the name that seed data uses. */
export const shapes: Record<string, Shape> = {
	...hangingShapes,
	...headwear,
	...footwear,
	...carried,
	...pantryShapes,
	...gadgets,
	...sound,
	...desk,
	...power,
	...storage,
	...household,
}
