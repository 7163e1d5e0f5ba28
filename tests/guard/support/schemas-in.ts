import { z } from 'zod'

/** Every schema that a value holds, however deep: in modules, endpoints, messages and other schemas. */
export function schemasIn(value: unknown): z.ZodType[] {
	const seen = new Set<unknown>()
	const schemas: z.ZodType[] = []
	const open = (part: unknown) => {
		if (typeof part !== 'object' || part === null || seen.has(part)) return
		seen.add(part)
		if (!(part instanceof z.ZodType)) return Object.values(part).forEach(open)
		schemas.push(part)
		Object.values(part.def).forEach(open)
	}
	open(value)
	return schemas
}
