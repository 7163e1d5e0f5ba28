import type { TextKey } from '#admin/i18n/text-keys.ts'
import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { listEditedCategories } from '#contract/edited-category.ts'
import { getHomeDraft, saveHomeDraft } from '#contract/home-composition.ts'
import type { HomeSection, HomeSectionKind } from '#contract/home-section.ts'
import type { Refusal } from '#admin/api/refusal.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import type { Staff } from '#admin/http/staff.ts'
import { unusedId, pictureNames, readSection } from './home-section.form.ts'
import { homeVersion } from './home-sections.ts'
import { refuseContent, readContentForm } from './read-content-form.server.ts'

/** Maximum number of sections of the home page. */
const maxSections = 24
const FormValues = z.record(z.string(), z.string())

/**
 * Saves the form of a section in the draft. @param id of the section to change; null for a new one. A section that
 * someone removed in the meantime is added at the end.
 */
export async function saveSection(
	staff: Staff,
	form: FormData,
	{ kind, id }: { kind: HomeSectionKind; id: string | null },
) {
	const code = staff.company.companyCode
	restoreSavedPictures(form, kind)
	const [sent, home] = await Promise.all([
		readContentForm(staff, form, FormValues, pictureNames(kind)),
		staff.api.call(getHomeDraft, { code }),
	])
	if (!sent.ok) return refuseContent(sent.rejected)
	const { values } = sent
	const existing = home.sections.find((section) => section.SECTION_ID === id)
	const conflict = id === null ? 'home.addConflict' : existing ? 'conflict' : 'home.goneConflict'
	const refuse = (key: string, status?: number) =>
		refuseContent({ values, errors: { '': key } }, status)
	const version = homeVersion.safeParse(values.version).data
	if (version !== home.version) return refuse(conflict, 409)
	const read = readSection(values, {
		kind,
		id: id ?? unusedId(kind, home.sections),
		isHidden: existing?.IS_HIDDEN ?? false,
		hosts: staff.company.hosts,
	})
	if (!read.ok) return refuseContent({ values, errors: read.errors })
	if (!existing && home.sections.length >= maxSections) return refuse('home.full')
	const sections = existing
		? home.sections.map((section) => (section === existing ? read.section : section))
		: [...home.sections, read.section]
	const answer = await staff.api.tryCall(saveHomeDraft, { code, body: { sections, version } })
	if (answer.ok) {
		staff.notices.put(noticeOf(staff, 'content:home.saved'))
		return redirect('/content/home', 303)
	}
	if (answer.code === 'CHANGED_MEANWHILE') return refuse(conflict, 409)
	if (answer.errors.sections) return refuse('home.unknown')
	throw refusalResponse(answer)
}

/** Saves changed sections as the draft and puts the result as a notice on the next page. */
export async function saveSections(
	staff: Staff,
	{ sections, version, done }: { sections: HomeSection[]; version: number; done: TextKey | null },
) {
	const code = staff.company.companyCode
	const answer = await staff.api.tryCall(saveHomeDraft, { code, body: { sections, version } })
	if (!answer.ok) noteRefusal(staff, answer)
	else if (done !== null) staff.notices.put(noticeOf(staff, done))
}

/** Categories as options, by slug. */
export async function categoryChoices(staff: Staff) {
	const { list } = await staff.api.call(listEditedCategories, {})
	const isFirst = staff.locale === 'id'
	return list.map(({ slug, nameId, nameEn }) => ({
		value: slug,
		label: isFirst ? nameId : nameEn || nameId,
	}))
}

function noteRefusal(staff: Staff, answer: Refusal) {
	if (!answer.errors.sections) noteConflict(staff, answer)
	else staff.notices.put(noticeOf(staff, 'content:home.unknown', {}, 'warning'))
}

/** Without a new file a picture stays the one that the form was made with, unless it was removed. */
function restoreSavedPictures(form: FormData, kind: HomeSectionKind) {
	for (const name of pictureNames(kind)) {
		const before = form.get(`${name}Before`)
		if (form.has(`${name}None`)) form.set(name, '')
		else if (!form.get(name) && typeof before === 'string') form.set(name, before)
	}
}
