import { readFile } from 'node:fs/promises'
import { UsageError } from './settings.ts'

/** The operator API's address of a shop's site, e.g. /sites/sandang/popup. */
export function sitePath(company: string, ...parts: string[]): `/${string}` {
	return `/sites/${[company, ...parts].map(encodeURIComponent).join('/')}`
}

/** A text file as it is. Throws a Mistake when it cannot be read. */
export async function textOf(file: string): Promise<string> {
	return (await bytesOf(file)).toString('utf8')
}

/** A file's bytes. Throws a Mistake when it cannot be read. */
export async function bytesOf(file: string): Promise<Buffer<ArrayBuffer>> {
	try {
		return Buffer.from(await readFile(file))
	} catch {
		throw new UsageError(`The file ${file} cannot be read.`)
	}
}

/** What a JSON file says. Throws a Mistake when it is none. */
export function jsonFrom(text: string, file: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		throw new UsageError(`The file ${file} is not JSON.`)
	}
}
