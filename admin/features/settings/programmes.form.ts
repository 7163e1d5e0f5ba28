import { PROGRAMMES, type Programme } from '#contract/programmes.ts'

/** The tick of each programme in the settings of a shop. */
const fieldOf: Record<Programme, 'affiliateProgramme' | 'agentProgramme'> = {
	AFFILIATE: 'affiliateProgramme',
	AGENT: 'agentProgramme',
}

export const programmeFields = PROGRAMMES.map((programme) => fieldOf[programme])

/** The form values of the programmes that a shop runs. */
export function programmeValues(off: Programme[]): Record<string, string> {
	return Object.fromEntries(
		PROGRAMMES.map((programme) => [fieldOf[programme], off.includes(programme) ? '' : 'on']),
	)
}

/** The programmes that a submitted form switches off. */
export function programmesOff(form: FormData): Programme[] {
	return PROGRAMMES.filter((programme) => !form.has(fieldOf[programme]))
}
