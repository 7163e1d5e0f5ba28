import type { TextFunction } from '#app/i18n/text-keys.ts'
import type { PdfFont, Sheet } from '#web/print/open-pdf.server.ts'
import { printedText } from '#web/print/printed-text.server.ts'
import type { InvoiceView } from './invoice-view.ts'

const plain: PdfFont = 'regular'
const bold: PdfFont = 'bold'
const quiet = '#4a515c'
const line = '#d5d9df'
const size = 9.5

/** Title, seller, and the stamp. */
export function drawHead(sheet: Sheet, invoice: InvoiceView, t: TextFunction) {
	const { left, right } = edges(sheet)
	const top = sheet.y
	sheet.font(bold).fontSize(22).text(t('invoice:title'), left, top)
	sheet.moveDown(0.3)
	block(sheet, invoice.seller, left, right - left - 160)
	const bottom = sheet.y
	drawStamp(sheet, invoice, top)
	sheet.y = bottom + 10
	rule(sheet, '#000', 1.5)
}

function drawStamp(sheet: Sheet, { stamp, isPaid }: InvoiceView, top: number) {
	const { right } = edges(sheet)
	const stampText = printedText(stamp).toUpperCase()
	sheet.font(bold).fontSize(11)
	const wide = sheet.widthOfString(stampText) + 24
	sheet.lineWidth(1.5).roundedRect(right - wide, top, wide, 24, 4)
	if (!isPaid) sheet.dash(3, { space: 2 })
	sheet.stroke('#000').undash()
	sheet.text(stampText, right - wide, top + 7.5, { width: wide, align: 'center', lineBreak: false })
}

/** Number and date, the buyer, the delivery address. */
export function drawParties(sheet: Sheet, invoice: InvoiceView, t: TextFunction) {
	const { left, right } = edges(sheet)
	const gap = 18
	const wide = (right - left - 2 * gap) / 3
	const top = sheet.y + 12
	const columns = [
		{ title: t('invoice:buyer'), lines: invoice.buyer },
		...(invoice.shipTo ? [{ title: t('invoice:shipTo'), lines: invoice.shipTo }] : []),
	]
	sheet.y = top
	for (const { term, value } of invoice.facts) {
		const at = sheet.y
		sheet.font(plain).fontSize(size).fillColor(quiet)
		sheet.text(printedText(term), left, at, { width: 62 })
		sheet.fillColor('#000').text(printedText(value), left + 64, at, { width: wide - 64 })
	}
	let bottom = sheet.y
	for (const [at, { title, lines }] of columns.entries()) {
		const x = left + (at + 1) * (wide + gap)
		sheet
			.font(bold)
			.fontSize(8.5)
			.fillColor(quiet)
			.text(printedText(title), x, top, { width: wide })
		block(sheet, lines, x, wide)
		bottom = Math.max(bottom, sheet.y)
	}
	sheet.y = bottom + 14
}

/** The order's lines as table rows. */
export function drawLines(sheet: Sheet, invoice: InvoiceView, t: TextFunction) {
	const head = (['item', 'quantity', 'price', 'sum'] as const).map((key) => t(`invoice:${key}`))
	row(sheet, head, bold)
	rule(sheet, '#000', 0.75)
	for (const each of invoice.lines) {
		row(sheet, [each.name, each.quantity, each.price, each.sum], plain, [each.sku, each.removed])
		rule(sheet, line, 0.5)
	}
}

/** The totals, in figures and in words. */
export function drawSums(sheet: Sheet, invoice: InvoiceView, t: TextFunction) {
	const { left, right } = edges(sheet)
	ensureSpace(sheet, 130)
	sheet.y += 8
	for (const { term, value } of invoice.sums) sum(sheet, term, value, plain, size)
	sum(sheet, t('orders:totals.total'), invoice.total, bold, 14)
	for (const { term, value } of invoice.paidParts) sum(sheet, term, value, plain, size)
	if (invoice.refunded) sum(sheet, t('orders:totals.refunded'), invoice.refunded, plain, size)
	sheet.moveDown(0.8).font(plain).fontSize(size).fillColor('#000')
	const totalInWords = `${t('invoice:words')} ${invoice.words}`
	sheet.text(printedText(totalInWords), left, sheet.y, { width: right - left })
	for (const text of invoice.cod) sheet.moveDown(0.5).text(printedText(text))
	sheet.fillColor(quiet)
	if (invoice.note) sheet.moveDown(0.5).text(printedText(`${t('invoice:note')}: ${invoice.note}`))
	sheet.moveDown(0.5).text(t('invoice:made'))
	if (invoice.watermark) sheet.moveDown(0.5).text(invoice.watermark)
}

function row(sheet: Sheet, cells: string[], font: PdfFont, notes: (string | null)[] = []) {
	const { left, right } = edges(sheet)
	const widths = [right - left - 250, 40, 100, 110]
	ensureSpace(sheet, 44)
	const top = sheet.y + 5
	let x = left
	let bottom = top
	for (const [at, cell] of cells.entries()) {
		const width = widths[at] ?? 0
		sheet.font(font).fontSize(size).fillColor('#000')
		sheet.text(printedText(cell), x, top, { width, align: at === 0 ? 'left' : 'right' })
		if (at === 0) {
			sheet.fontSize(8).fillColor(quiet)
			for (const note of notes) if (note) sheet.text(printedText(note), x, sheet.y, { width })
		}
		bottom = Math.max(bottom, sheet.y)
		x += width
	}
	sheet.y = bottom + 4
}

function sum(sheet: Sheet, term: string, value: string, font: PdfFont, points: number) {
	const { right } = edges(sheet)
	const top = sheet.y + points / 3
	sheet.font(font).fontSize(points).fillColor('#000')
	sheet.text(printedText(term), right - 230, top, { width: 110 })
	sheet.text(printedText(value), right - 120, top, { width: 120, align: 'right' })
}

function block(sheet: Sheet, lines: string[], x: number, width: number) {
	for (const [at, text] of lines.entries()) {
		sheet
			.font(at === 0 ? bold : plain)
			.fontSize(size)
			.fillColor('#000')
		sheet.text(printedText(text), x, sheet.y, { width })
	}
}

function rule(sheet: Sheet, colour: string, wide: number) {
	const { left, right } = edges(sheet)
	sheet.lineWidth(wide).moveTo(left, sheet.y).lineTo(right, sheet.y).stroke(colour)
}

function ensureSpace(sheet: Sheet, height: number) {
	const { page } = sheet
	if (sheet.y + height > page.height - page.margins.bottom) sheet.addPage()
}

function edges({ page }: Sheet) {
	return { left: page.margins.left, right: page.width - page.margins.right }
}
