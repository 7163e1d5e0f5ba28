import { setImmediate } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import { textsOf } from '#admin/i18n/texts.server.ts'
import type { Locale } from '#app/i18n/paths.ts'
import { code128 } from './code-128.ts'
import type { OrderView } from './order-view.ts'

const mm = 72 / 25.4
/** Thermal printers cut A6 to 100 × 150 mm and leave a few millimetres at each edge. */
const margin = 5 * mm
const width = 95 * mm

type Sheet = { shop: string; locale: Locale }

/** Shipping labels, one A6 page each: courier, bar code, recipient, sender and contents. */
export async function labelPdf(
	orders: OrderView[],
	sheet: Sheet,
): Promise<Uint8Array<ArrayBuffer>> {
	const pdf = new PDFDocument({ size: 'A6', margin, autoFirstPage: false })
	const chunks: Buffer[] = []
	pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
	const done = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
		pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
		pdf.on('error', reject)
	})
	for (const order of orders) {
		drawLabel(pdf.addPage(), order, sheet)
		// A page of labels takes milliseconds: other requests come between them.
		await setImmediate()
	}
	pdf.end()
	return done
}

function drawLabel(pdf: PDFKit.PDFDocument, order: OrderView, { shop, locale }: Sheet) {
	const { t } = textsOf(locale)
	const line = (text: string, size: number, bold = false) =>
		pdf
			.font(bold ? 'Helvetica-Bold' : 'Helvetica')
			.fontSize(size)
			.text(printable(text), { width })
	line(order.shipment?.name ?? t('orders:pickUp'), 14, true)
	line(shop, 9)
	rule(pdf)
	drawBars(pdf, order.shipment?.tracking ?? order.number)
	rule(pdf)
	line(t('orders:label.to'), 8)
	line(order.buyer.name, 13, true)
	line(masked(order.buyer.phone), 10)
	const pickUp = [t('orders:pickUp'), ...(order.shipment?.pickUpAt ?? [])]
	for (const part of order.buyer.address ?? pickUp) line(part, 10)
	rule(pdf)
	line(t('orders:label.from'), 8)
	line(order.sender ? `${order.sender.name} · ${masked(order.sender.phone)}` : shop, 10, true)
	rule(pdf)
	line(t('orders:label.content', { number: order.number }), 8)
	const bottom = pdf.page.height - margin
	for (const { quantity, name, variant } of order.lines) {
		if (pdf.y > bottom - 24) {
			line('…', 9)
			break
		}
		line(`${quantity} × ${[name, variant].filter(Boolean).join(' · ')}`.slice(0, 90), 9)
	}
}

function drawBars(pdf: PDFKit.PDFDocument, text: string) {
	const bars = code128(text)
	const module = Math.min(1.2, width / bars.length)
	const height = 15 * mm
	const left = margin + (width - bars.length * module) / 2
	const top = pdf.y
	for (const match of bars.matchAll(/1+/g)) {
		pdf.rect(left + match.index * module, top, match[0].length * module, height)
	}
	pdf.fill('#000')
	pdf.y = top + height + 4
	pdf.font('Helvetica-Bold').fontSize(11).text(text, margin, pdf.y, { width, align: 'center' })
	pdf.x = margin
}

function rule(pdf: PDFKit.PDFDocument) {
	const y = pdf.y + 4
	pdf
		.moveTo(margin, y)
		.lineTo(margin + width, y)
		.lineWidth(0.7)
		.stroke()
	pdf.x = margin
	pdf.y = y + 5
}

/** Many people see a label: the middle of a phone number is masked. */
function masked(phone: string): string {
	const digits = phone.replace(/\D/g, '')
	return digits.length < 8 ? phone : `${digits.slice(0, 4)}****${digits.slice(-3)}`
}

/** The standard fonts of a PDF have no characters beyond Latin-1. */
function printable(text: string): string {
	return text
		.replace(/[–—]/g, '-')
		.replace(/[‘’]/g, "'")
		.replace(/[^\x20-\x7e\xa0-\xff]/g, '?')
}
