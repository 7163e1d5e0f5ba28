import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const worthIt = /\.(css|html|js|json|map|mjs|svg|txt|webmanifest|xml)$/
const smallest = 256

/** Writes a brotli (quality 11) and a gzip (level 9) copy beside every text file of a folder. */
export async function compressFolder(folder) {
	const entries = await readdir(folder, { withFileTypes: true, recursive: true })
	const files = entries
		.filter((entry) => entry.isFile() && worthIt.test(entry.name))
		.map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
	await Promise.all(files.map(compressFile))
}

async function compressFile(file) {
	const content = await readFile(file)
	if (content.length < smallest) return
	const brotli = await promisify(brotliCompress)(content, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: 11,
			[constants.BROTLI_PARAM_SIZE_HINT]: content.length,
		},
	})
	const gzipped = await promisify(gzip)(content, { level: 9 })
	if (brotli.length < content.length) await writeFile(`${file}.br`, brotli)
	if (gzipped.length < content.length) await writeFile(`${file}.gz`, gzipped)
}
