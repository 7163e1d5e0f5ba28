import { z } from 'zod'
import type { ImportField, ImportNote } from '#contract/import.ts'
import { FILE_FIELD_NAMES, type FileFieldWire } from '#contract/plain-field-values.ts'
import { PLAIN_FIELDS } from '#contract/plain-fields.ts'
import { FILE_TEXT_NAMES, type FileTextWire, PRODUCT_TEXTS } from '#contract/product-texts.ts'
import { recordOf } from '#contract/record-of.ts'
import { type ImportText, importText, isImportText } from '#website-api/i18n/import-text.ts'
import type { Locale } from '#website-api/i18n/locale.ts'

/** A message about a row or a file: a key of i18n/import, and its parameters. */
export type Reason = { text: ImportText; values?: Record<string, string | number> }

/** A reason with its parameters. */
export function reason(text: ImportText, values?: Reason['values']): Reason {
	return values === undefined ? { text } : { text, values }
}

/** The message of a reason. */
export function reasonText(locale: Locale, { text, values }: Reason): string {
	return importText(locale, text, values)
}

const StoredReason = z.object({
	text: z.string(),
	values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})

/** The message of a stored reason. An earlier version stored the message itself. */
export function storedReasonText(locale: Locale, stored: Reason | string): string {
	if (typeof stored !== 'string') return reasonText(locale, stored)
	const { data } = StoredReason.safeParse(parsed(stored))
	if (!data || !isImportText(data.text)) return stored
	return reasonText(locale, reason(data.text, data.values))
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}

/** Reasons of the operator API for rejecting a product, by the wire's REASON. */
export function shopRefusal(code: string | null, skus: string[]): Reason {
	const text = code !== null && isImportText(code) ? code : 'INVALID'
	return reason(text, { skus: skus.join(', ') })
}

/** A remark of the operator API on a product, by the wire's NOTE. */
export function shopNote(note: ImportNote, skus: string[]): Reason {
	return reason(note, { skus: skus.join(', ') })
}

/** Titles of the columns of declared texts and fields. */
const titles = {
	...recordOf(FILE_TEXT_NAMES, (name) => [
		PRODUCT_TEXTS[name].wireName,
		PRODUCT_TEXTS[name].fileTitle,
	]),
	...recordOf(FILE_FIELD_NAMES, (name) => [
		PLAIN_FIELDS[name].wireName,
		PLAIN_FIELDS[name].fileTitle,
	]),
}
const hasTitle = (field: ImportField): field is FileTextWire | FileFieldWire =>
	Object.hasOwn(titles, field)

/** A remark on a field that the file empties; one that is declared, by the title of its column. */
export function emptiedReason(field: ImportField): Reason {
	if (!hasTitle(field)) return reason(`emptied_${field}`)
	return reason('emptied', { column: titles[field] })
}

/** The file cannot be imported at all. */
export class UnusableFile extends Error {
	override name = 'UnusableFile'
	constructor(readonly reason: Reason) {
		super(reasonText('en', reason))
	}
}

/** Somebody has to say what the file's columns are. */
export class UnknownColumns extends UnusableFile {
	override name = 'UnknownColumns'
}

/** A picture is not available. */
export class PictureFault extends Error {
	override name = 'PictureFault'
	constructor(readonly reason: Reason) {
		super(reasonText('en', reason))
	}
}

/** Why a picture is missing. */
export function pictureReason(error: unknown, address: string): Reason {
	const url = address.slice(0, 200)
	if (error instanceof PictureFault) {
		return reason(error.reason.text, { ...error.reason.values, url })
	}
	return reason('pictureFailed', { why: error instanceof Error ? error.message : '?', url })
}
