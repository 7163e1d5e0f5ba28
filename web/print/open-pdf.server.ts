import PDFDocument from 'pdfkit'
import { printedFonts } from './printed-fonts.server.ts'

export type Sheet = PDFKit.PDFDocument
export type PdfFont = 'regular' | 'bold'

/** A PDF with the fonts `regular` and `bold`, of which it embeds the letters that it uses. Texts pass printedText. */
export function openPdf(options: PDFKit.PDFDocumentOptions): {
	sheet: Sheet
	end(): Promise<Uint8Array<ArrayBuffer>>
} {
	const sheet = new PDFDocument(options)
	const { regular, bold } = printedFonts()
	sheet.registerFont('regular' satisfies PdfFont, regular.bytes)
	sheet.registerFont('bold' satisfies PdfFont, bold.bytes)
	const chunks: Buffer[] = []
	sheet.on('data', (chunk: Buffer) => chunks.push(chunk))
	const done = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
		sheet.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
		sheet.on('error', reject)
	})
	return {
		sheet,
		end: () => {
			sheet.end()
			return done
		},
	}
}
