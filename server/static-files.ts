import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import { preferredEncoding, type Encoding } from './encoding.ts'

const types: Record<string, string> = {
	css: 'text/css; charset=utf-8',
	html: 'text/html; charset=utf-8',
	ico: 'image/x-icon',
	jpg: 'image/jpeg',
	js: 'text/javascript; charset=utf-8',
	json: 'application/json',
	map: 'application/json',
	png: 'image/png',
	svg: 'image/svg+xml',
	txt: 'text/plain; charset=utf-8',
	webmanifest: 'application/manifest+json',
	webp: 'image/webp',
	woff2: 'font/woff2',
	xml: 'application/xml',
}

type Bytes = Uint8Array<ArrayBuffer>
type StaticFile = { type: string; etag: string; immutable: boolean; plain: Bytes } & Partial<
	Record<Encoding, Bytes>
>

/** A built file; undefined: not found. */
export type StaticFiles = (pathname: string, headers: IncomingHttpHeaders) => Response | undefined

/**
 * The built client files in memory, with copies compressed at build time. Names under /assets/ contain a hash and are
 * cached for a year; the others are revalidated.
 */
export function createStaticFiles(folder: string): StaticFiles {
	const files = new Map(readFolder(folder).map((file) => [file, readOne(folder, file)]))

	return (pathname, headers) => {
		const file = files.get(pathname)
		if (!file) return undefined
		const encoding = preferredEncoding(
			headers['accept-encoding']?.toString() ?? null,
			(name) => file[name] !== undefined,
		)
		const bytes = (encoding && file[encoding]) ?? file.plain
		const answer = new Headers({
			'Content-Type': file.type,
			'Cache-Control': file.immutable
				? 'public, max-age=31536000, immutable'
				: 'public, max-age=3600, must-revalidate',
			ETag: file.etag,
			Vary: 'Accept-Encoding',
		})
		if (headers['if-none-match']?.includes(file.etag)) {
			return new Response(null, { status: 304, headers: answer })
		}
		if (encoding) answer.set('Content-Encoding', encoding)
		answer.set('Content-Length', String(bytes.byteLength))
		return new Response(bytes, { headers: answer })
	}
}

function readFolder(folder: string) {
	return readdirSync(folder, { withFileTypes: true, recursive: true })
		.filter(
			(entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name) && !entry.name.startsWith('.'),
		)
		.map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
		.map((file) => `/${path.relative(folder, file).split(path.sep).join('/')}`)
		.filter((file) => !file.startsWith('/.'))
}

function readOne(folder: string, name: string): StaticFile {
	const plain = read(path.join(folder, name))
	return {
		type: types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
		etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
		immutable: name.startsWith('/assets/'),
		plain,
		br: readIfThere(path.join(folder, `${name}.br`)),
		gzip: readIfThere(path.join(folder, `${name}.gz`)),
	}
}

function read(file: string): Bytes {
	return new Uint8Array(readFileSync(file))
}

function readIfThere(file: string) {
	try {
		return read(file)
	} catch {
		return undefined
	}
}
