import { crc32, deflateRawSync } from 'node:zlib'

/** An XLSX file with one sheet; null omits a cell. */
export function workbookOf(rows: (string | number | null)[][]): Uint8Array {
	const sheet = rows.map((row, at) => {
		const cells = row.map((value, column) => cellXml(`${letters(column)}${at + 1}`, value))
		return `<row r="${at + 1}">${cells.join('')}</row>`
	})
	return workbookWith(`<sheetData>${sheet.join('')}</sheetData>`)
}

/** An XLSX file with this sheet XML. */
export function workbookWith(sheetXml: string): Uint8Array {
	const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
	const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
	return archiveOf({
		'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
		'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
		'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}">${sheetXml}</worksheet>`,
	})
}

/** A ZIP archive; `claimed` overrides the sizes in its directory. */
export function archiveOf(
	files: Record<string, string | Buffer>,
	claimed: Record<string, number> = {},
): Uint8Array {
	const parts: Buffer[] = []
	const directory: Buffer[] = []
	let at = 0
	for (const [name, content] of Object.entries(files)) {
		const bytes = Buffer.from(content)
		const packed = deflateRawSync(bytes)
		const fields = Buffer.alloc(26)
		fields.writeUInt16LE(20, 0)
		fields.writeUInt16LE(8, 4)
		fields.writeUInt32LE(crc32(bytes), 10)
		fields.writeUInt32LE(packed.length, 14)
		fields.writeUInt32LE(claimed[name] ?? bytes.length, 18)
		fields.writeUInt16LE(Buffer.byteLength(name), 22)
		const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name), packed])
		const entry = Buffer.alloc(14)
		entry.writeUInt32LE(at, 10)
		directory.push(
			Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), fields, entry, Buffer.from(name)]),
		)
		parts.push(local)
		at += local.length
	}
	const listed = Buffer.concat(directory)
	const end = Buffer.alloc(18)
	end.writeUInt16LE(directory.length, 4)
	end.writeUInt16LE(directory.length, 6)
	end.writeUInt32LE(listed.length, 8)
	end.writeUInt32LE(at, 12)
	return new Uint8Array(Buffer.concat([...parts, listed, Buffer.from('PK\u0005\u0006'), end]))
}

function cellXml(reference: string, value: string | number | null): string {
	if (value === null) return ''
	if (typeof value === 'number') return `<c r="${reference}"><v>${value}</v></c>`
	const text = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
	return `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`
}

function letters(column: number): string {
	const last = String.fromCharCode(65 + (column % 26))
	return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last
}
