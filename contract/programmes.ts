import { z } from 'zod'

/** Programmes that a shop may run. */
export const PROGRAMMES = ['AFFILIATE', 'AGENT'] as const
export type Programme = (typeof PROGRAMMES)[number]
export const ProgrammesOffWire = z.array(z.enum(PROGRAMMES)).max(PROGRAMMES.length)

/** Content pages of a programme, which exist only while the shop runs it. Each is shown at the path of its key. */
const PROGRAMME_PAGES: Record<Programme, readonly string[]> = {
	AFFILIATE: ['affiliate'],
	AGENT: ['join-agen', 'our-agen', 'statistic-agen'],
}

/** Keys of the pages of programmes that are switched off. */
export function pagesOff(off: readonly string[]): string[] {
	return PROGRAMMES.filter((programme) => off.includes(programme)).flatMap(
		(programme) => PROGRAMME_PAGES[programme],
	)
}
