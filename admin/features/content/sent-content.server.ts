import { json } from '@remix-run/node'
import type { z } from 'zod'
import { keepPicture } from '#admin/api/content.server.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { type RejectedForm, parseForm, valuesOf } from '#admin/http/form.ts'
import type { Staff } from '#admin/http/staff.ts'
import { type PreviewTexts, previewTexts } from './preview-texts.server.ts'

/** Bytes of a picture that is taken. */
const maxPictureBytes = 10_000_000

/** What a form shows again, with what it would look like if that was asked for. */
export type RejectedContent = RejectedForm & { preview?: PreviewTexts }
type Sent<T> =
	{ ok: true; value: T; values: Record<string, string> } | { ok: false; rejected: RejectedContent }

/**
 * Reads a form of content. Its pictures are kept first, so that a refused form needs no second choice of a file; one
 * that asks for a preview is answered with it. Messages are text keys of `content`.
 */
export async function sentContent<T>(
	staff: Staff,
	form: FormData,
	schema: z.ZodType<T>,
	pictures: string[] = [],
): Promise<Sent<T>> {
	const errors: RejectedForm['errors'] = {}
	for (const name of pictures) {
		const error = await keepSent(staff, form, name)
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

/** Answers with the form and what was typed: 200 with a preview, else 422 or what is given. */
export function refuseContent(rejected: RejectedContent, status = rejected.preview ? 200 : 422) {
	return json(rejected, { status })
}

/** A save that was made for something else than what is saved now: 409 with what was typed. */
export function contentConflict(values: Record<string, string>) {
	return refuseContent({ values, errors: { '': 'conflict' } }, 409)
}

/** Puts the id of a picture in the place of its file; answers a text key when it is refused. */
async function keepSent(staff: Staff, form: FormData, name: string): Promise<string | null> {
	const file = form.get(`${name}File`)
	form.delete(`${name}File`)
	if (!(file instanceof File) || file.size === 0) return null
	if (file.size > maxPictureBytes) return 'pictureLarge'
	const answer = await keepPicture(staff.api, staff.company.companyCode, file)
	if (answer.ok) form.set(name, answer.data.mediaId)
	else if (answer.status === 413) return 'pictureLarge'
	else if (answer.status === 422) return 'pictureWrong'
	else throw refusalResponse(answer)
	return null
}
