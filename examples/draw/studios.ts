import type { StudioName } from '../seed-shapes.ts'
import { atelier } from './studios/atelier.ts'
import { roastery } from './studios/roastery.ts'
import type { Studio } from './studios/studio.ts'
import { workbench } from './studios/workbench.ts'

/** Where the pictures of an example shop are taken. */
export const studios: Record<StudioName, Studio> = { atelier, roastery, workbench }
