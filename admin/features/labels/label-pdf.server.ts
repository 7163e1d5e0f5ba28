import { setImmediate } from 'node:timers/promises'
import type { StaffOrder } from '#contract/staff-order.ts'
import { openPdf, type Sheet } from '#web/print/open-pdf.server.ts'
import type { Locale } from '#web/i18n/paths.ts'
import type { LabelSize } from '#contract/label-size.ts'
import { type Box, drawLabel } from './draw-label.server.ts'
import { labelOf } from './label-parts.ts'
import { paperParcels } from './parcels-of.ts'

const mm = 72 / 25.4

/** In millimetres: the sheet, what its printer leaves empty at the edges of a label, and how many labels it has. */
const layouts: Record<
	LabelSize,
	{ sheet: [number, number]; margin: number; grid: [number, number] }
> = {
	'100X150': { sheet: [100, 150], margin: 4, grid: [1, 1] },
	'80MM': { sheet: [80, 150], margin: 4, grid: [1, 1] },
	A4: { sheet: [210, 297], margin: 8, grid: [2, 2] },
}

/** Shipping labels, each on a sheet of its own or several on an A4 sheet with lines to cut. */
export async function labelPdf(
	orders: StaffOrder[],
	{ shop, locale, size }: { shop: string; locale: Locale; size: LabelSize },
): Promise<Uint8Array<ArrayBuffer>> {
	const boxes = boxesOf(size)
	const { sheet, end } = openPdf({ size: sheetOf(size), margin: 0, autoFirstPage: false })
	const labels = orders.flatMap((order) =>
		paperParcels(order).map((parcel) => labelOf(order, parcel, shop, locale)),
	)
	for (const [at, label] of labels.entries()) {
		const box = boxes[at % boxes.length]
		if (box === undefined) break
		if (at % boxes.length === 0) {
			sheet.addPage()
			drawCuts(sheet, size)
		}
		drawLabel(sheet, label, box)
		// A label takes milliseconds: other requests come between them.
		await setImmediate()
	}
	return end()
}

function sheetOf(size: LabelSize): [number, number] {
	const [width, height] = layouts[size].sheet
	return [width * mm, height * mm]
}

function boxesOf(size: LabelSize): Box[] {
	const { margin, grid } = layouts[size]
	const [columns, rows] = grid
	const [width, height] = sheetOf(size)
	return Array.from({ length: columns * rows }, (_, at) => ({
		x: ((at % columns) * width) / columns + margin * mm,
		y: (Math.floor(at / columns) * height) / rows + margin * mm,
		width: width / columns - 2 * margin * mm,
		height: height / rows - 2 * margin * mm,
	}))
}

function drawCuts(sheet: Sheet, size: LabelSize) {
	const [columns, rows] = layouts[size].grid
	const [width, height] = sheetOf(size)
	for (let at = 1; at < columns; at += 1) {
		sheet.moveTo((at * width) / columns, 0).lineTo((at * width) / columns, height)
	}
	for (let at = 1; at < rows; at += 1) {
		sheet.moveTo(0, (at * height) / rows).lineTo(width, (at * height) / rows)
	}
	sheet.lineWidth(0.5).dash(4, { space: 4 }).stroke('#888').undash()
}
