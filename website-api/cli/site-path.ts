import { readFile } from 'node:fs/promises'
import { say } from '#website-api/i18n/command-line-text.ts'
import { UsageError } from './settings.ts'

/** Path of a shop's site in the operator API, e.g. /sites/sandang/popup. */
export function sitePath(company: string, ...parts: string[]): `/${string}` {
	return `/sites/${[company, ...parts].map(encodeURIComponent).join('/')}`
}

/** Reads a text file. Throws a Mistake if it is unreadable. */
export async function textOf(file: string): Promise<string> {
	return (await bytesOf(file)).toString('utf8')
}

/** Reads a file's bytes. Throws a Mistake if it is unreadable. */
export async function bytesOf(file: string): Promise<Buffer<ArrayBuffer>> {
	try {
		return Buffer.from(await readFile(file))
	} catch {
		throw new UsageError(say('file.unreadable', { file }))
	}
}

/** Parses a JSON file. Throws a Mistake if it is malformed. */
export function jsonFrom(text: string, file: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		throw new UsageError(say('file.notJson', { file }))
	}
}
