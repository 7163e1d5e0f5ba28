import fc from 'fast-check'
import { z } from 'zod'
import { hostileJson, hostileText } from './hostile-values.ts'

const Described = z.looseObject({
	type: z.string().optional(),
	enum: z.array(z.unknown()).optional(),
	const: z.unknown().optional(),
	format: z.string().optional(),
	properties: z.record(z.string(), z.unknown()).optional(),
	items: z.unknown().optional(),
	anyOf: z.array(z.unknown()).optional(),
	allOf: z.array(z.unknown()).optional(),
	minimum: z.number().optional(),
	pattern: z.string().optional(),
})

/** Bodies for a schema: mostly of its shape, with hostile values anywhere. */
export function bodiesFor(schema: z.ZodType): fc.Arbitrary<unknown> {
	return near(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), 0)
}

function near(described: unknown, depth: number): fc.Arbitrary<unknown> {
	const parsed = Described.safeParse(described)
	if (!parsed.success || depth > 6) return hostileJson
	return fc.oneof(
		{ weight: 4, arbitrary: fitting(parsed.data, depth) },
		{ weight: 1, arbitrary: hostileJson },
	)
}

function fitting(about: z.output<typeof Described>, depth: number): fc.Arbitrary<unknown> {
	const [first = undefined] = about.allOf ?? []
	if (about.anyOf) return fc.oneof(...about.anyOf.map((each) => near(each, depth + 1)))
	if (first !== undefined) return near(first, depth + 1)
	if (about.enum) return fc.constantFrom(...about.enum)
	if (about.const !== undefined) return fc.constant(about.const)
	if (about.type === 'array') {
		return fc.array(near(about.items, depth + 1), { maxLength: 4 })
	}
	if (about.type === 'object' || about.properties) {
		const fields = Object.entries(about.properties ?? {}).map(
			([name, value]) => [name, near(value, depth + 1)] as const,
		)
		return fc
			.tuple(
				fc.record(Object.fromEntries(fields), { requiredKeys: [] }),
				fc.record(Object.fromEntries(fields)),
				fc.integer({ min: 0, max: 3 }),
			)
			.map(([some, all, which]) => (which === 0 ? some : all))
	}
	const min = about.minimum === undefined || about.minimum < -1e9 ? -5 : about.minimum
	if (about.type === 'integer') return fc.integer({ min, max: 1e7 })
	if (about.type === 'number') return fc.double({ min, max: 1e7, noNaN: true })
	if (about.type === 'boolean') return fc.boolean()
	if (about.pattern !== undefined && about.pattern.length < 60 && !about.pattern.includes('(?')) {
		return fc.oneof(fc.stringMatching(new RegExp(about.pattern)), hostileText)
	}
	return hostileText
}
