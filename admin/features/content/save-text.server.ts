import { redirect } from '@remix-run/node'
import type { z } from 'zod'
import type { Refusal } from '#admin/api/refusal.ts'
import { changeText, readArticle, type TextKind } from '#admin/api/texts.server.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import type { Staff } from '#admin/http/staff.ts'
import { slugFor } from './content-schemas.ts'
import { contentConflict, refuseContent, readContentForm } from './read-content-form.server.ts'
import { savedNotice } from './saved-notice.server.ts'
import {
	articleChange,
	ArticleForm,
	articlePictures,
	informationChange,
	InformationForm,
	PageForm,
	textChange,
	textErrors,
} from './text.form.ts'

type Values = Record<string, string>
type Body = Parameters<typeof changeText>[3]

/** Saves the form of a page with a fixed address, or shows its preview. */
export async function savePage(staff: Staff, form: FormData, key: string) {
	const sent = await readContentForm(staff, form, PageForm)
	if (!sent.ok) return refuseContent(sent.rejected)
	const { value, values } = sent
	return save(staff, { kind: 'pages', key }, textChange(value, values.version || null), values)
}

/** Saves the form of an information page. @param savedSlug absent for a new page */
export async function saveInformation(staff: Staff, form: FormData, savedSlug?: string) {
	const sent = await readContentForm(staff, form, InformationForm)
	if (!sent.ok) return refuseContent(sent.rejected)
	const { value, values } = sent
	const key = savedSlug ?? addressOf(value)
	if (key === '') return refuseContent({ values, errors: { slug: 'slugMissing' } })
	const version = versionOf(values, savedSlug)
	const body = informationChange(value, version)
	return save(staff, { kind: 'informations', key }, body, values, savedSlug === undefined)
}

/** Saves the form of an article. @param savedSlug absent for a new article */
export async function saveArticle(staff: Staff, form: FormData, savedSlug?: string) {
	const sent = await readContentForm(staff, form, ArticleForm, articlePictures)
	if (!sent.ok) return refuseContent(sent.rejected)
	const { value, values } = sent
	const key = savedSlug ?? addressOf(value)
	if (key === '') return refuseContent({ values, errors: { slug: 'slugMissing' } })
	const code = staff.company.companyCode
	const saved = savedSlug === undefined ? null : await readArticle(staff.api, code, savedSlug)
	const picture = saved?.mediaId ?? ''
	const body = articleChange(value, { version: versionOf(values, savedSlug), picture })
	if (body.MEDIA_ID !== null && body.ALT_ID === '') {
		return refuseContent({ values, errors: { altId: 'altMissing' } })
	}
	return save(staff, { kind: 'articles', key }, body, values, savedSlug === undefined)
}

async function save(
	staff: Staff,
	text: { kind: TextKind; key: string },
	body: Body,
	values: Values,
	isNew = false,
) {
	const answer = await changeText(staff.api, staff.company.companyCode, text, body)
	if (!answer.ok) return refused(answer, { text, values, isNew })
	const startsAt = 'PUBLISHED_AT' in body ? (body.PUBLISHED_AT ?? null) : null
	staff.notices.put(savedNotice(staff, startsAt))
	return redirect(`/content/${text.kind}/${answer.data.key}`, 303)
}

function refused(
	answer: Refusal,
	{ text, values, isNew }: { text: { key: string }; values: Values; isNew: boolean },
) {
	if (answer.code === 'CHANGED_MEANWHILE') return contentConflict(values)
	if (answer.code === 'SLUG_TAKEN' && isNew) {
		return refuseContent({ values: { ...values, slug: text.key }, errors: { slug: 'slugTaken' } })
	}
	const errors = textErrors(answer.errors, isNew)
	if (Object.keys(errors).length > 0) return refuseContent({ values, errors })
	throw refusalResponse(answer)
}

function addressOf(value: z.output<typeof InformationForm>): string {
	return value.slug || slugFor(value.titleId)
}

function versionOf(values: Values, savedSlug: string | undefined): string | null {
	return savedSlug === undefined ? null : (values.version ?? '')
}
