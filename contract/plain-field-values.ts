import type { z } from 'zod'
import { PLAIN_FIELDS } from './plain-fields.ts'
import { recordOf } from './record-of.ts'

type Fields = typeof PLAIN_FIELDS
export type PlainField = keyof Fields
export type PlainKind = Fields[PlainField]['kind']
type ValueOf<K extends PlainField> = z.infer<Fields[K]['entered']>
export type PlainValue = ValueOf<PlainField>

const isPlain = (name: string): name is PlainField => Object.hasOwn(PLAIN_FIELDS, name)
export const PLAIN_FIELD_NAMES: readonly PlainField[] = Object.keys(PLAIN_FIELDS).filter(isPlain)

/** A field that the product's page shows. */
export type ShownField = {
	[K in PlainField]: Fields[K]['isShown'] extends true ? K : never
}[PlainField]
const isShown = (name: PlainField): name is ShownField => PLAIN_FIELDS[name].isShown
export const SHOWN_FIELD_NAMES: readonly ShownField[] = PLAIN_FIELD_NAMES.filter(isShown)

/** A field with a column in product files, which is named as the field. */
export type FileField = {
	[K in PlainField]: Fields[K]['fileTitle'] extends string ? K : never
}[PlainField]
const isInFiles = (name: PlainField): name is FileField => PLAIN_FIELDS[name].fileTitle !== null
export const FILE_FIELD_NAMES: readonly FileField[] = PLAIN_FIELD_NAMES.filter(isInFiles)
/** Its name on the wire. */
export type FileFieldWire = Fields[FileField]['wireName']

/** A value for each of these fields. */
export type PlainValues<K extends PlainField = PlainField> = { [Name in K]: ValueOf<Name> }

/** `warranty.SHOP` of a choice. */
type ChoiceKey<K extends PlainField> = {
	[Name in K]: Fields[Name]['kind'] extends 'choice'
		? `${Name}.${Exclude<ValueOf<Name>, '' | number | boolean>}`
		: never
}[K]
export type PlainChoice = ChoiceKey<PlainField>
/** What the page says of a product: the name of a field, `warranty.SHOP` of a choice. */
export type FactKey =
	| ChoiceKey<ShownField>
	| { [K in ShownField]: Fields[K]['kind'] extends 'choice' ? never : K }[ShownField]

type PlainMessage = {
	readonly [K in PlainField]: readonly [Fields[K]['wireName'], Fields[K]['entered']]
}
type ShownMessage = {
	readonly [K in ShownField]: readonly [`PRODUCT_${Fields[K]['wireName']}`, Fields[K]['shown']]
}
type FileMessage = {
	readonly [K in FileField]: readonly [Fields[K]['wireName'], z.ZodOptional<Fields[K]['entered']>]
}

/** The fields of a message that has all of them. */
export function plainFields(): PlainMessage
export function plainFields(): unknown {
	return recordOf(PLAIN_FIELD_NAMES, (name) => {
		const { wireName, entered } = PLAIN_FIELDS[name]
		return [name, [wireName, entered]]
	})
}

/** The fields of a message to shoppers. */
export function shownFields(): ShownMessage
export function shownFields(): unknown {
	return recordOf(SHOWN_FIELD_NAMES, (name) => {
		const { wireName, shown } = PLAIN_FIELDS[name]
		return [name, [`PRODUCT_${wireName}`, shown]]
	})
}

/** The fields of a message that has what a file says. */
export function fieldsInFiles(): FileMessage
export function fieldsInFiles(): unknown {
	return recordOf(FILE_FIELD_NAMES, (name) => {
		const { wireName, entered } = PLAIN_FIELDS[name]
		return [name, [wireName, entered.optional()]]
	})
}

/** The values of these fields that a record has. */
export function plainValues<K extends PlainField, T extends { [Name in K]?: unknown }>(
	names: readonly K[],
	of: T,
): Pick<T, K>
export function plainValues(
	names: readonly PlainField[],
	of: Partial<Record<PlainField, unknown>>,
): unknown {
	return recordOf(names, (name) => [name, of[name]])
}

/** What a file says, or else what the product has, or else nothing. */
export function filledFields(
	said: Partial<PlainValues<FileField>>,
	before: PlainValues<FileField> | undefined,
): PlainValues<FileField>
export function filledFields(
	said: Partial<Record<FileField, unknown>>,
	before: Record<FileField, unknown> | undefined,
): unknown {
	return recordOf(FILE_FIELD_NAMES, (name) => [
		name,
		said[name] ?? before?.[name] ?? PLAIN_FIELDS[name].none,
	])
}

/** What the page says of a product: the fields that say something, with their values. */
export function factsOf(product: PlainValues<ShownField>): { key: FactKey; value: PlainValue }[]
export function factsOf(product: Record<ShownField, PlainValue>): unknown {
	return SHOWN_FIELD_NAMES.filter((name) => product[name] !== PLAIN_FIELDS[name].none).map(
		(name) => {
			const isChoice = PLAIN_FIELDS[name].kind === 'choice'
			return { key: isChoice ? `${name}.${product[name]}` : name, value: product[name] }
		},
	)
}

/** The codes of a choice with their keys. */
export function choicesOf(name: PlainField): { value: string; key: PlainChoice }[]
export function choicesOf(name: PlainField): unknown {
	const { kind, entered } = PLAIN_FIELDS[name]
	if (kind !== 'choice') return []
	return entered.options
		.filter((code) => code !== '')
		.map((code) => ({ value: code, key: `${name}.${code}` }))
}
