import type { Sheet } from '#web/print/open-pdf.server.ts'
import { printedText } from '#web/print/printed-text.server.ts'
import { code128 } from './code-128.ts'
import type { Label, Part } from './label-parts.ts'

/** Where a label stands on its sheet, in points. */
export type Box = { x: number; y: number; width: number; height: number }

const gap = 3
const ruleHeight = 7
const cellHeight = 26
const contentsSize = 8.5

/** Draws a label into its box; texts shrink together until all that must be on it has room. */
export function drawLabel(sheet: Sheet, label: Label, box: Box) {
	const scale = scaleOf(sheet, label.parts, box)
	let y = box.y
	for (const part of label.parts) y += drawPart(sheet, part, { ...box, y }, scale)
	const end = box.y + box.height
	const height = heightOf(sheet, { kind: 'text', text: 'X', size: contentsSize }, box.width, scale)
	for (const [at, line] of label.contents.entries()) {
		const left = label.contents.length - at
		const isLast = y + 2 * height > end && left > 1
		if (y + height > end) break
		const text = isLast ? label.more(left) : line
		drawText(sheet, { text, size: contentsSize }, { ...box, y, height: height + 1 }, scale)
		if (isLast) break
		y += height
	}
}

function scaleOf(sheet: Sheet, parts: Part[], { width, height }: Box): number {
	const scales = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52]
	const fits = (scale: number) =>
		parts.reduce((sum, part) => sum + heightOf(sheet, part, width, scale), 0) <= height
	return scales.find(fits) ?? 0.46
}

/** Height of a part, with the gap below it. */
function heightOf(sheet: Sheet, part: Part, width: number, scale: number): number {
	if (part.kind === 'rule') return ruleHeight
	if (part.kind === 'cells') return cellHeight + gap
	if (part.kind !== 'text') return part.height * Math.max(scale, 0.8) + gap
	setFont(sheet, part, scale)
	return sheet.heightOfString(printedText(part.text), { width }) + gap * scale * 0.5
}

function drawPart(sheet: Sheet, part: Part, box: Box, scale: number): number {
	const height = heightOf(sheet, part, box.width, scale)
	const inner = { ...box, height: height - gap }
	if (part.kind === 'rule') {
		const y = box.y + ruleHeight / 2
		const end = box.x + box.width
		sheet.moveTo(box.x, y).lineTo(end, y).lineWidth(0.7).stroke('#000')
	}
	if (part.kind === 'text') drawText(sheet, part, { ...box, height: height + 1 }, scale)
	if (part.kind === 'bars') drawBars(sheet, part.text, inner)
	if (part.kind === 'frame') drawFrame(sheet, part.title, '', inner)
	if (part.kind === 'cells') {
		const width = box.width / part.cells.length
		for (const [at, { title, value }] of part.cells.entries()) {
			drawFrame(sheet, title, value, { ...inner, x: box.x + at * width, width })
		}
	}
	return height
}

type Text = { text: string; size: number; isBold?: boolean }

function drawText(sheet: Sheet, part: Text, { x, y, width, height }: Box, scale: number) {
	setFont(sheet, part, scale)
	sheet.fillColor('#000').text(printedText(part.text), x, y, { width, height, ellipsis: true })
}

function setFont(sheet: Sheet, { size, isBold }: Omit<Text, 'text'>, scale: number) {
	sheet.font(isBold ? 'bold' : 'regular').fontSize(size * scale)
}

function drawFrame(sheet: Sheet, title: string, value: string, box: Box) {
	const { x, y, width, height } = box
	sheet.rect(x, y, width, height).lineWidth(0.7).stroke('#000')
	drawText(
		sheet,
		{ text: title, size: 6.5 },
		{ x: x + 3, y: y + 2, width: width - 6, height: 9 },
		1,
	)
	const line = { x: x + 3, y: y + 10, width: width - 6, height: 14 }
	if (value !== '') drawText(sheet, { text: value, size: 10, isBold: true }, line, 1)
}

/** Dots of a thermal printer with 203 dots per inch, in points. */
const dot = 72 / 203

function drawBars(sheet: Sheet, text: string, { x, y, width, height }: Box) {
	const bars = code128(text)
	// Ten empty modules at each side, and whole dots where a module has more than one.
	const widest = Math.min(1.4, width / (bars.length + 20))
	const module = widest < dot ? widest : Math.floor(widest / dot) * dot
	const left = x + (width - bars.length * module) / 2
	for (const match of bars.matchAll(/1+/g)) {
		sheet.rect(left + match.index * module, y, match[0].length * module, height)
	}
	sheet.fill('#000')
}
