import type { Light } from '../light.ts'
import type { Random } from '../random.ts'

/** Where a picture is taken. */
export type Stage = {
	width: number
	height: number
	/** Height from the top at which the ground begins. */
	floor: number
	/** Height of the room's rail from the top; absent: that of the studio. */
	rail?: number
	/** The colours of what is shown. */
	colour: string
	accent: string
	/** Absent: chosen by chance, clear of the object's colour. */
	wall?: string
	random: Random
	/** Prefix of the ids in this picture. */
	id: string
}

/** What the pictures of one shop have in common: light, surfaces and things in the background. */
export type Studio = {
	light: Light
	/** Whether goods lie and are seen from above; otherwise they stand. */
	lying: boolean
	/** Height of the room's rail as a share of the picture's, from which clothes hang; absent: there is none. */
	rail?: number
	/** A quiet ground for one object. */
	plain(stage: Stage): string
	/** A ground seen from above, for an object that lies askew. */
	table(stage: Stage): string
	/** The shop's own room. */
	room(stage: Stage): string
	/** What lies in front of the goods. */
	front?(stage: Stage): string
}
