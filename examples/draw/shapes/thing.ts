import type { Drawing } from '../pen.ts'

/** A drawing of something worn or carried; most are of cloth. */
export const thing = (
	body: string,
	ground: Drawing['ground'],
	focus: [number, number],
	cloth = true,
): Drawing => ({ body, ground, focus, cloth })
