import { z } from 'zod'

type Schema = z.core.JSONSchema.BaseSchema
type Part = z.core.JSONSchema._JSONSchema | readonly unknown[] | undefined
/** The named schemas that a schema refers to, and those within which it stands. */
type Place = { named: Readonly<Record<string, Schema>>; within: readonly string[] }

const formats: Readonly<Record<string, string>> = {
	date: '2026-11-27',
	email: 'ayu@example.com',
	uri: 'https://example.com/kopi',
	uuid: '018f3c1e-7b2a-4c3d-9e4f-5a6b7c8d9e0f',
}

/** Texts of which the first that a schema allows is its example. */
const texts = [
	'Kopi Gayo',
	'kopi-gayo',
	'kopi',
	'kopi1234',
	'KOPI-10',
	'KOPI',
	'1',
	'20',
	'2611',
	'12345',
	'1234567890',
	'+6281234567890',
	'31.71.01',
	'#7c4a21',
	'/kopi',
	'/couriers/jnt.svg',
	'JNT/reg',
	'warna.merah',
	'G-KOPI1234',
	'1:2',
	'1:kopi',
	'reg',
	'a29waQ==',
	'a'.repeat(16),
	'a'.repeat(43),
	'a'.repeat(64),
]

/**
 * A value that a schema allows, with what must be there and one item of each list. A schema that compares its fields, or for
 * which none of the texts above fits, says its example itself: `.meta({ examples: [...] })`.
 */
export function exampleOf(schema: z.ZodType, io: 'input' | 'output'): unknown {
	const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
	return exampleIn(json, { named: json.$defs ?? {}, within: [] })
}

function exampleIn(part: Part, place: Place, name = ''): unknown {
	const schema = schemaOf(part)
	if (schema.examples) return schema.examples[0]
	if (schema.$ref !== undefined) return exampleOfNamed(schema, place, name)
	if (schema.const !== undefined) return schema.const
	if (schema.enum) return schema.enum[0]
	const choices = schema.anyOf ?? schema.oneOf
	if (choices) return exampleOfChoice(choices, place, name)
	const [type] = [schema.type].flat()
	if (type === 'object') return exampleOfObject(schema, place)
	if (type === 'array') return exampleOfList(schema, place)
	if (type === 'integer' || type === 'number') return numberIn(schema)
	if (type === 'boolean') return true
	return type === 'string' ? textIn(schema, name) : null
}

const schemaOf = (part: Part): Schema =>
	typeof part === 'object' && !Array.isArray(part) ? { ...part } : {}

function exampleOfNamed(
	{ $ref = '', ...more }: Schema,
	{ named, within }: Place,
	name: string,
): unknown {
	const id = $ref.slice($ref.lastIndexOf('/') + 1)
	if (within.includes(id)) throw new Endless(id)
	return exampleIn({ ...named[id], ...more }, { named, within: [...within, id] }, name)
}

/** A schema is part of itself, as a branch of a tree is. */
class Endless extends Error {
	override name = 'Endless'
}

function endingIn(whole: () => unknown, end: () => unknown): unknown {
	try {
		return whole()
	} catch (error) {
		if (error instanceof Endless) return end()
		throw error
	}
}

function exampleOfChoice(choices: readonly Part[], place: Place, name: string): unknown {
	return endingIn(
		() => exampleIn(choices[0], place, name),
		() => exampleIn(choices.at(-1), place, name),
	)
}

function exampleOfList({ items, prefixItems, minItems = 1 }: Schema, place: Place): unknown {
	if (prefixItems) return prefixItems.map((item) => exampleIn(item, place))
	return endingIn(
		() => Array.from({ length: Math.max(1, minItems) }, () => exampleIn(items, place)),
		() => [],
	)
}

/** With the first field, where none must be there. */
function exampleOfObject({ properties = {}, required = [] }: Schema, place: Place) {
	const names = required.length > 0 ? required : Object.keys(properties).slice(0, 1)
	return Object.fromEntries(names.map((name) => [name, exampleIn(properties[name], place, name)]))
}

function numberIn({ minimum, exclusiveMinimum }: Schema): number {
	if (typeof exclusiveMinimum === 'number') return exclusiveMinimum + 1
	return Math.max(1, minimum ?? 1)
}

function textIn(schema: Schema, name: string): string {
	if (schema.format === 'date-time') return momentNamed(name)
	const known = formats[schema.format ?? '']
	if (known !== undefined) return known
	const { minLength = 0, maxLength = Infinity } = schema
	const patterns = [schema, ...(schema.allOf ?? [])].flatMap((part) => {
		const { pattern } = schemaOf(part)
		return pattern === undefined ? [] : [new RegExp(pattern, 'u')]
	})
	const fits = (text: string) =>
		text.length >= minLength &&
		text.length <= maxLength &&
		patterns.every((pattern) => pattern.test(text))
	return texts.find(fits) ?? ''
}

/** What ends does so after it has begun. */
const momentNamed = (name: string) =>
	/END|UNTIL/.test(name) ? '2099-12-31T16:59:59.000Z' : '2026-11-27T09:00:00.000Z'
