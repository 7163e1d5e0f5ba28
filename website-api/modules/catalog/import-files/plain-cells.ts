import type { PlainField, PlainKind, PlainValue } from '#contract/plain-field-values.ts'
import { PLAIN_FIELDS } from '#contract/plain-fields.ts'
import { yesNoOf } from './words.ts'

/** What a cell says that is not empty; the check of the field decides whether it may. */
const readers: Record<PlainKind, (cell: string) => unknown> = {
	number: (cell) => (/^\d{1,9}(?:[.,]0+)?$/.test(cell) ? Number.parseInt(cell, 10) : undefined),
	choice: (cell) => cell.toUpperCase(),
	yesNo: yesNoOf,
}

/** The value of a plain field in a cell; undefined: it cannot be read. */
export function plainIn(name: PlainField, cell: string): PlainValue | undefined {
	const { kind, entered, none } = PLAIN_FIELDS[name]
	const text = cell.trim()
	return text === '' ? none : entered.safeParse(readers[kind](text)).data
}

/** A value as `plainIn` reads it. */
export function plainCell(name: PlainField, value: PlainValue): string {
	return value === PLAIN_FIELDS[name].none ? '' : String(value).toLowerCase()
}
