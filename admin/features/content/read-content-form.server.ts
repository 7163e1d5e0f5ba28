import { json } from '@remix-run/node'
import type { z } from 'zod'
import { storePicture } from '#contract/edited-picture.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { type RejectedForm, parseForm, valuesOf } from '#admin/http/form.ts'
import type { Staff } from '#admin/http/staff.ts'
import { type PreviewTexts, previewTexts } from './preview-texts.server.ts'

/** Maximum bytes of a picture. */
const maxPictureBytes = 10_000_000

/** A rejected form, with a preview if that was requested. */
export type RejectedContent = RejectedForm & { preview?: PreviewTexts }
type ParsedContent<T> =
	| { ok: true; value: T; values: Record<string, string> }
	| { ok: false; rejected: RejectedContent }

/**
 * Parses a content form. Its pictures are stored first, so that a rejected form needs no second choice of a file; a
 * form that requests a preview is answered with it. Messages are text keys of `content`.
 */
export async function readContentForm<T>(
	staff: Staff,
	form: FormData,
	schema: z.ZodType<T>,
	pictures: string[] = [],
): Promise<ParsedContent<T>> {
	const errors: RejectedForm['errors'] = {}
	for (const name of pictures) {
		const error = await storeSentPicture(staff, form, name)
		if (error !== null) errors[name] = error
	}
	const values = valuesOf(form)
	if (values.act === 'preview') {
		return { ok: false, rejected: { values, errors, preview: previewTexts(values) } }
	}
	const parsed = parseForm(form, schema)
	if (!parsed.ok)
		return { ok: false, rejected: { values, errors: { ...parsed.rejected.errors, ...errors } } }
	if (Object.keys(errors).length > 0) return { ok: false, rejected: { values, errors } }
	return { ok: true, value: parsed.value, values }
}

/** Answers with the form and its values: status 200 with a preview, otherwise 422 or the given one. */
export function refuseContent(rejected: RejectedContent, status = rejected.preview ? 200 : 422) {
	return json(rejected, { status })
}

/** Answers a conflict with 409 and the values of the form. */
export function contentConflict(values: Record<string, string>) {
	return refuseContent({ values, errors: { '': 'conflict' } }, 409)
}

/** Stores an uploaded picture and replaces its file by its id in the form; returns a text key if it is rejected. */
async function storeSentPicture(
	staff: Staff,
	form: FormData,
	name: string,
): Promise<string | null> {
	const file = form.get(`${name}File`)
	form.delete(`${name}File`)
	if (!(file instanceof File) || file.size === 0) return null
	if (file.size > maxPictureBytes) return 'pictureLarge'
	const bytes = { type: 'image/*', content: new Uint8Array(await file.arrayBuffer()) }
	const code = staff.company.companyCode
	const answer = await staff.api.tryCall(storePicture, { code, bytes })
	if (answer.ok) form.set(name, answer.data.mediaId)
	else if (answer.status === 413) return 'pictureLarge'
	else if (answer.status === 422) return 'pictureWrong'
	else throw refusalResponse(answer)
	return null
}
