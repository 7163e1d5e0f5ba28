import { MAX_SIDE_CM, type Size } from '#contract/size.ts'
import type { CsvRow } from './csv-row.ts'
import { cutText } from './cut-text.ts'
import { reason, type Reason } from './reasons.ts'

/** A size, null where a file says that there is none, and undefined where it says nothing that can be read. */
export type ReadSize = { size: Size | null | undefined; notes: Reason[] }

const sides = ['length', 'width', 'height'] as const

/** The size in the three columns of a row. */
export function readSize(row: CsvRow): ReadSize {
	if (!sides.every((side) => row.has(side))) return { size: undefined, notes: [] }
	return parsed(sides.map((side) => row.cell(side)))
}

/** A variant's own size: in a column for it, or in columns of its row that differ from its product's. */
export function readVariantSize(row: CsvRow, ofProduct: Size | null | undefined): ReadSize {
	if (row.has('variantSize')) {
		const cell = row.cell('variantSize')
		return parsed(cell === '' ? [] : cell.split(/[x×*]/i))
	}
	if (ofProduct === undefined) return { size: undefined, notes: [] }
	const { size, notes } = readSize(row)
	const isSame = size && ofProduct && sides.every((side) => size[side] === ofProduct[side])
	return { size: isSame ? null : size, notes }
}

function parsed(cells: string[]): ReadSize {
	const [length, width, height] = cells.map(sideOf)
	if (length && width && height && cells.length === 3) {
		return { size: { length, width, height }, notes: [] }
	}
	if (cells.every((cell) => sideOf(cell) === 0)) return { size: null, notes: [] }
	return {
		size: undefined,
		notes: [reason('sizeNotRead', { text: cutText(cells.join(' x '), 40) })],
	}
}

/** Centimetres, of which couriers and the shop know one decimal; '' is 0. Undefined: no side of a parcel. */
function sideOf(text: string): number | undefined {
	const typed = /^(\d{0,5}(?:[.,]\d{1,6})?)\s*(cm|mm)?$/i.exec(text.trim())
	if (!typed) return undefined
	const number = Number((typed[1] || '0').replace(',', '.'))
	const side = Math.ceil(number * (typed[2]?.toLowerCase() === 'mm' ? 1 : 10) - 1e-6) / 10
	return side <= MAX_SIDE_CM ? side : undefined
}
