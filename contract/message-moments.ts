import { z } from 'zod'
import { conversionOf, namesOf } from './message-facts.ts'
import { elementOf, isRecord, isWrapper } from './schema-parts.ts'

/** The ending moments that a value shows. */
export function endsIn(schema: z.core.$ZodType, value: unknown): Date[] {
	const found: Date[] = []
	finderOf(schema)?.(value, found)
	return found
}

type Find = (value: unknown, found: Date[]) => void
const finders = new WeakMap<z.core.$ZodType, Find | null>()

/** Made once for a schema by a walk through it; undefined: it has no ending moments. */
function finderOf(schema: z.core.$ZodType): Find | undefined {
	const made = finders.get(schema)
	if (made !== undefined) return made ?? undefined
	const finder = makeFinder(schema)
	finders.set(schema, finder ?? null)
	return finder
}

function makeFinder(schema: z.core.$ZodType): Find | undefined {
	if (conversionOf(schema)?.isEnding) {
		return (value, found) => void (value instanceof Date && found.push(value))
	}
	if (isWrapper(schema)) return finderOf(schema.def.innerType)
	if (schema instanceof z.ZodPipe) return finderOf(schema.def.out)
	if (schema instanceof z.ZodLazy) {
		return (value, found) => finderOf(schema.def.getter())?.(value, found)
	}
	if (schema instanceof z.ZodArray) {
		const find = finderOf(elementOf(schema))
		return (
			find && ((list, found) => Array.isArray(list) && list.forEach((item) => find(item, found)))
		)
	}
	if (schema instanceof z.ZodUnion) {
		const finds = schema.def.options.flatMap((option) => finderOf(option) ?? [])
		if (finds.length === 0) return undefined
		return (value, found) => finds.forEach((find) => find(value, found))
	}
	return schema instanceof z.ZodObject ? finderInObject(schema) : undefined
}

function finderInObject(schema: z.ZodObject): Find | undefined {
	const fields = namesOf(schema)
	const parts: [name: string, check: z.core.$ZodType][] = fields
		? Object.entries(fields).map(([name, [, check]]) => [name, check])
		: Object.entries(schema.def.shape)
	const finds = parts.flatMap(([name, check]) => {
		const find = finderOf(check)
		return find ? [{ name, find }] : []
	})
	if (finds.length === 0) return undefined
	return (value, found) => {
		if (!isRecord(value)) return
		for (const { name, find } of finds) find(value[name], found)
	}
}
