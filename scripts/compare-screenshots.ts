import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { runCommand, say, UsageError } from './project.mjs'

/** The share of pixels that may differ before a screen counts as changed. */
const allowedShare = 0.005

/**
 * Compares the PNG files of two folders, by their path below them.
 * Returns a line per file: the share of pixels that differ (0 to 1; 1 for a file that only one folder has). Pictures
 * of what differs are written to `differences`.
 */
export async function compareFolders(before: string, after: string, differences: string) {
	const [old, current] = await Promise.all([pngFiles(before), pngFiles(after)])
	const results: { name: string; share: number }[] = []
	for (const name of [...new Set([...old, ...current])].sort()) {
		const share =
			old.includes(name) && current.includes(name)
				? await compareFiles(
						path.join(before, name),
						path.join(after, name),
						path.join(differences, name),
					)
				: 1
		results.push({ name, share })
	}
	return results
}

async function pngFiles(folder: string) {
	const entries = await readdir(folder, { recursive: true })
	return entries.filter((name) => name.endsWith('.png'))
}

async function compareFiles(before: string, after: string, difference: string) {
	const sizes = await Promise.all([before, after].map((file) => sharp(file).metadata()))
	const width = Math.max(...sizes.map((size) => size.width))
	const height = Math.max(...sizes.map((size) => size.height))
	const [old, current] = await Promise.all([
		pixelsOf(before, width, height),
		pixelsOf(after, width, height),
	])
	const picture = Buffer.alloc(width * height * 4)
	const share = pixelmatch(old, current, picture, width, height) / (width * height)
	if (share > 0) {
		await mkdir(path.dirname(difference), { recursive: true })
		await sharp(picture, { raw: { width, height, channels: 4 } })
			.png()
			.toFile(difference)
	}
	return share
}

/** RGBA, extended to the size with magenta, so that a page that grew counts as changed there. */
async function pixelsOf(file: string, width: number, height: number) {
	const size = await sharp(file).metadata()
	return sharp(file)
		.ensureAlpha()
		.extend({
			right: width - size.width,
			bottom: height - size.height,
			background: { r: 255, g: 0, b: 255, alpha: 1 },
		})
		.raw()
		.toBuffer()
}

/** Fails when more than half a per cent of a picture's pixels differ. */
async function compare(before = '', after = '') {
	if (!before || !after) throw new UsageError('Two folders are needed: --compare BEFORE AFTER.')
	const differences = path.resolve('screenshots-differences')
	const results = await compareFolders(before, after, differences)
	const changed = results.filter(({ share }) => share > allowedShare)
	for (const { name, share } of changed) say(`${(share * 100).toFixed(2)} %  ${name}`)
	say(`${results.length} pictures, ${changed.length} changed (${differences})`)
	return changed.length === 0 ? 0 : 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	await runCommand(() => compare(...process.argv.slice(2)))
}
