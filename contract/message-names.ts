import { z } from 'zod'
import { type Field, type Fields, namesOf } from './message-facts.ts'
import { elementOf, unwrapped } from './schema-parts.ts'

/** Our path of a field, such as `lines.0.note`, for its path on the wire; undefined if the schema has none. */
export function nameOf(schema: z.ZodType, wirePath: string): string | undefined {
	return pathOf(schema, wirePath.split('.'), (fields, part) =>
		Object.entries(fields).find(([, [wireName]]) => wireName === part),
	)
}

/** The path on the wire of a field of ours. */
export function wireNameOf(schema: z.ZodType, path: string): string | undefined {
	return pathOf(schema, path.split('.'), (fields, part) => {
		const field = fields[part]
		return field && [field[0], field]
	})
}

function pathOf(
	schema: z.core.$ZodType,
	[part, ...rest]: string[],
	find: (fields: Fields, part: string) => [name: string, field: Field] | undefined,
): string | undefined {
	if (part === undefined) return ''
	const inner = unwrapped(schema)
	if (inner instanceof z.ZodArray) return joined(part, pathOf(elementOf(inner), rest, find))
	const options = inner instanceof z.ZodUnion ? inner.def.options : [inner]
	for (const option of options) {
		const fields = namesOf(option)
		const found = fields && find(fields, part)
		if (found) return joined(found[0], pathOf(found[1][1], rest, find))
	}
	return undefined
}

const joined = (part: string, rest: string | undefined) => (rest ? `${part}.${rest}` : part)
