import { deflateRawSync } from 'node:zlib'
import { numbersFrom } from '#examples/draw/random.ts'
import { archiveOf, workbookOf } from './workbook.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const sheetPath = 'xl/worksheets/sheet1.xml'

/** The files of a workbook whose parts are given. */
function parts(sheet: string, others: Record<string, string | Buffer> = {}, path = sheetPath) {
	return {
		'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
		'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="${path.slice(3)}"/><Relationship Id="rId2" Type="${office}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
		[path]: `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
		...others,
	}
}

const cell = (place: string, value = '1') => `<c r="${place}"><v>${value}</v></c>`
const row = (number: number | string, cells: string) => `<row r="${number}">${cells}</row>`
const text = (content: string) => new Uint8Array(Buffer.from(content, 'latin1'))
const header = 'Tanggal,Keterangan,Nominal,Saldo\n'

/** Files that claim much, or are much, by what they do. */
export const hostileTables: Record<string, () => Uint8Array> = {
	'a cell far away': () => archiveOf(parts(row(1_048_576, cell('XFD1048576')))),
	'a cell far away behind a bracket': () =>
		archiveOf(parts('<row x=">" r="99999999"><c x=">" r="ZZZZ99999999"><v>1</v></c></row>')),
	'a cell far away in a sheet outside of its folder': () =>
		archiveOf(parts(row(9_000_000, cell('XFD9000000')), {}, 'xl/other.xml')),
	'a row number beyond every limit': () => archiveOf(parts(row('1e300', cell('A1')))),
	'a sheet of a directory that a strict reader does not find': () => {
		const hidden = archiveOf(parts(row(1_048_576, cell('XFD1048576'))))
		// A second, empty directory in the comment of the archive.
		return new Uint8Array(Buffer.concat([hidden, Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]))
	},
	'a million empty cells': () => archiveOf(parts(row(1, '<c r="A1"/>'.repeat(1_000_000)))),
	'300,000 rows': () => archiveOf(parts('<row/>'.repeat(300_000))),
	'shared strings of 60 MB': () =>
		archiveOf(
			parts(row(1, '<c r="A1" t="s"><v>0</v></c>'), {
				'xl/sharedStrings.xml': `<sst><si><t>${'a'.repeat(60_000_000)}</t></si></sst>`,
			}),
		),
	'a long shared string in every cell': () =>
		archiveOf(
			parts(
				Array.from({ length: 5_000 }, (_, at) =>
					row(at + 1, `<c r="A${at + 1}" t="s"><v>0</v></c><c r="B${at + 1}" t="s"><v>0</v></c>`),
				).join(''),
				{ 'xl/sharedStrings.xml': `<sst><si><t>${'a'.repeat(1_000_000)}</t></si></sst>` },
			),
		),
	'entities that expand': () => {
		const entities = Array.from(
			{ length: 20 },
			(_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`,
		)
		const xml = `<!DOCTYPE x [<!ENTITY e0 "ha">${entities.join('')}]><worksheet><sheetData>${row(1, cell('A1', '&e20;'))}</sheetData></worksheet>`
		return archiveOf({ ...parts(''), [sheetPath]: xml })
	},
	'elements in 500,000 levels': () =>
		archiveOf(parts('<a>'.repeat(500_000) + '</a>'.repeat(500_000))),
	'200,000 styles': () =>
		archiveOf(
			parts(row(1, cell('A1')), {
				'xl/styles.xml': `<styleSheet><cellXfs>${'<xf numFmtId="14"/>'.repeat(200_000)}</cellXfs></styleSheet>`,
			}),
		),
	'a file that unpacks to 200 MB': () =>
		archiveOf(parts('', { 'xl/a.xml': Buffer.alloc(200_000_000) })),
	'a size of 4 GB': () => archiveOf(parts(row(1, cell('A1'))), { [sheetPath]: 0xff_ff_ff_f0 }),
	'60,000 files': () =>
		archiveOf(Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`xl/${at}.xml`, '']))),
	'text of one cell of 1.9 MB': () => text(header + 'a'.repeat(1_900_000)),
	'a quote that never ends': () => text(`${header}"${'a,b\n'.repeat(300_000)}`),
	'quotes only': () => text('"'.repeat(1_900_000)),
	'300,000 columns': () => text(',a'.repeat(300_000)),
	'lines only': () => text('\n'.repeat(1_900_000)),
	'zeros after the header': () => text(header + '\0'.repeat(1_000_000)),
	'deflated noise': () => new Uint8Array(deflateRawSync(Buffer.alloc(1_000_000, 7))),
}

const seeds: (() => Uint8Array)[] = [
	() =>
		workbookOf([
			['Tanggal', 'Keterangan', 'Nominal', 'Saldo'],
			['03/08/2026', 'A', 1_234, 5_678],
			['04/08/2026', 'B', 4_321, 9_999],
		]),
	() =>
		archiveOf(
			parts(row(1, '<c r="A1" t="s"><v>0</v></c><c r="B1" s="0"><v>45000</v></c>'), {
				'xl/sharedStrings.xml': '<sst><si><t>Tanggal</t></si></sst>',
				'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>',
			}),
		),
	() => text(`${header}03/08/2026,A,"1.234,00","5.678,00"\n04/08/2026,"B ""x""",1,2\n`),
	() => text('Handle;Title;Variant Price\nkopi;Kopi;25000\nteh;"Teh;hijau";9000\n'),
]

const magic = [0, 1, 0x22, 0x2c, 0x3b, 0x0a, 0x3c, 0x3e, 0x7f, 0x80, 0xff]

/** A workbook or CSV file that is broken at random places, the same for the same number. */
export function mutatedTable(seed: number): Uint8Array {
	const random = numbersFrom(seed)
	const below = (end: number) => Math.floor(random() * end)
	let bytes = Buffer.from((seeds[seed % seeds.length] ?? seeds[0])?.() ?? '')
	for (let change = below(8); change >= 0; change--) {
		const at = below(bytes.length)
		const kind = below(6)
		if (kind === 0) bytes[at] = below(256)
		if (kind === 1) bytes[at] = magic[below(magic.length)] ?? 0
		if (kind === 2) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + below(20))])
		if (kind === 3) {
			const part = bytes.subarray(at, at + below(200))
			bytes = Buffer.concat([bytes, ...new Array<Buffer>(below(500)).fill(part)])
		}
		if (kind === 4 && at < bytes.length - 4) bytes.writeUInt32LE(below(0x1_00_00_00_00), at)
		if (kind === 5) bytes = bytes.subarray(0, at)
		if (bytes.length === 0) return new Uint8Array()
	}
	return new Uint8Array(bytes)
}
