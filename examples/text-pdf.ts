export type TextPage = { heading: string; lines: string[] }

const width = 420
const height = 595

/** A small PDF of plain text, a heading and lines a page; it takes what Latin-1 has letters for. */
export function textPdf(title: string, pages: TextPage[]): Buffer {
	const kids = pages.map((_, at) => `${5 + at * 2} 0 R`).join(' ')
	const objects = [
		'<< /Type /Catalog /Pages 2 0 R /Lang (id) >>',
		`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
		'<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
		`<< /Title (${escaped(title)}) >>`,
		...pages.flatMap((page, at) => [
			`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${6 + at * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
			stream(page),
		]),
	]
	let file = '%PDF-1.4\n'
	const offsets = objects.map((object, at) => {
		const offset = file.length
		file += `${at + 1} 0 obj\n${object}\nendobj\n`
		return `${String(offset).padStart(10, '0')} 00000 n \n`
	})
	const start = file.length
	file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
	file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 4 0 R >>\nstartxref\n${start}\n%%EOF\n`
	return Buffer.from(file, 'latin1')
}

function stream({ heading, lines }: TextPage): string {
	const text = [
		'BT',
		`/F1 20 Tf 40 ${height - 70} Td (${escaped(heading)}) Tj`,
		'/F1 11 Tf 0 -36 Td 17 TL',
		...lines.map((line) => `(${escaped(line)}) Tj T*`),
		'ET',
	].join('\n')
	return `<< /Length ${text.length} >>\nstream\n${text}\nendstream`
}

function escaped(text: string): string {
	return text.replace(/[\\()]/g, (sign) => `\\${sign}`)
}
