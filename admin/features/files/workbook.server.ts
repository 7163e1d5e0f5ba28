import { strToU8, Zip, ZipDeflate } from 'fflate'
import { cellText, type Row } from './table-row.ts'

/** Characters of the sheet that are compressed at a time. */
const CHUNK = 65_536
/** The maximum length of a cell in Excel. */
const MAX_CELL = 32_767

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const openXml = 'http://schemas.openxmlformats.org'
const main = `${openXml}/spreadsheetml/2006/main`
const office = `${openXml}/officeDocument/2006/relationships`
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The parts of a workbook of one sheet, except the sheet. Style 1 is the bold heading, style 2 a time. */
const parts = {
	'[Content_Types].xml': `<Types xmlns="${openXml}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
	'_rels/.rels': `<Relationships xmlns="${openXml}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
	'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Data" sheetId="1" r:id="rId1"/></sheets></workbook>`,
	'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${openXml}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
	'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}

/**
 * An Excel workbook of one sheet, written while its rows are read: its size needs no memory, and requests are answered
 * between two pieces. Texts are cells of text, which no spreadsheet program takes for a formula.
 */
export async function* workbook(rows: AsyncIterable<Row>): AsyncGenerator<Uint8Array> {
	const pieces: Uint8Array[] = []
	const zip = new Zip((error, piece) => {
		if (error) throw error
		pieces.push(piece)
	})
	for (const [name, xml] of Object.entries(parts)) addPart(zip, name).push(bytes(xml), true)
	const sheet = addPart(zip, 'xl/worksheets/sheet1.xml')
	let text = `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
	let count = 0
	for await (const row of rows) {
		text += rowXml(row, ++count)
		if (text.length < CHUNK) continue
		sheet.push(strToU8(text))
		text = ''
		yield* pieces.splice(0)
	}
	sheet.push(strToU8(`${text}</sheetData></worksheet>`), true)
	zip.end()
	yield* pieces.splice(0)
}

function addPart(zip: Zip, name: string): ZipDeflate {
	const part = new ZipDeflate(name)
	zip.add(part)
	return part
}

function bytes(xml: string): Uint8Array {
	return strToU8(declaration + xml)
}

/** A row by its number from 1, the number of the headings. */
function rowXml(row: Row, number: number): string {
	const cells = row.map((cell, at) => cellXml(cell, `${columnName(at)}${number}`, number === 1))
	return `<row r="${number}">${cells.join('')}</row>`
}

function cellXml(cell: Row[number], address: string, isHeading: boolean): string {
	if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`
	if (cell instanceof Date) return `<c r="${address}" s="2"><v>${serialOf(cell)}</v></c>`
	const text = escaped(cellText(cell).slice(0, MAX_CELL))
	if (text === '') return ''
	const style = isHeading ? ' s="1"' : ''
	return `<c r="${address}" t="inlineStr"${style}><is><t xml:space="preserve">${text}</t></is></c>`
}

/** A, B, … Z, AA, …: the name of a column by its place from 0. */
function columnName(at: number): string {
	const last = String.fromCharCode(65 + (at % 26))
	return at < 26 ? last : columnName(Math.floor(at / 26) - 1) + last
}

/** Days since the end of 1899, in Jakarta. */
function serialOf(time: Date): number {
	return (time.getTime() + 7 * 3_600_000) / 86_400_000 + 25_569
}

function escaped(text: string): string {
	return text
		.replace(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
		.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'))
}
