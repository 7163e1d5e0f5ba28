import type { Column } from './column.ts'
import type { Reason } from './reasons.ts'
import type { WeightUnit } from './weight.ts'

/** The file cannot be read beyond this line. */
export type CsvEnd = { line: number; reason: Reason }

export type CsvRow = {
	line: number
	/** Place among the rows of the file. */
	position: number
	cell(column: Column): string
	/** Whether the file has the column: an absent one says nothing, an empty cell says "none". */
	has(column: Column): boolean
	/** The row describes a product whose variants stand in other rows. */
	isHead?: boolean
	/** A cell holds a character that was lost in an earlier conversion. */
	isDamaged?: boolean
	/** The description is plain text. */
	isPlainBody?: boolean
	/** Pictures beside that of the column `image`. */
	moreImages?: string[]
	/** The unit of a weight that names none. */
	weightUnit?: WeightUnit
	/** Names and values, of which those that differ between the variants are its options. */
	attributes?: { name: string; value: string }[]
	/** Remarks on a row that is read. */
	notes?: Reason[]
	/** Why the row is rejected. */
	refusal?: Reason
}
