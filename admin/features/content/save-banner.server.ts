import { redirect } from '@remix-run/node'
import { saveBanner as saveEndpoint } from '#contract/edited-banner.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import type { Staff } from '#admin/http/staff.ts'
import { BannerForm, bannerChange, bannerErrors, bannerPictures } from './banner.form.ts'
import { slugFor } from './content-schemas.ts'
import { contentConflict, refuseContent, readContentForm } from './read-content-form.server.ts'
import { savedNotice } from './saved-notice.server.ts'

/** Saves the form of a banner, or shows its preview. @param savedSlug absent for a new banner */
export async function saveBanner(staff: Staff, form: FormData, savedSlug?: string) {
	const sent = await readContentForm(staff, form, BannerForm, bannerPictures)
	if (!sent.ok) return refuseContent(sent.rejected)
	const { value, values } = sent
	const slug = savedSlug ?? (value.slug || slugFor(value.titleId))
	if (slug === '') return refuseContent({ values, errors: { slug: 'slugMissing' } })
	const version = savedSlug === undefined ? null : (values.version ?? '')
	const code = staff.company.companyCode
	const body = bannerChange(value, version)
	const answer = await staff.api.tryCall(saveEndpoint, { code, slug, body })
	if (answer.ok) {
		staff.notices.put(savedNotice(staff, value.startsAt))
		return redirect(`/content/banners/${slug}`, 303)
	}
	if (answer.code === 'CHANGED_MEANWHILE') return contentConflict(values)
	if (answer.code === 'SLUG_TAKEN') {
		return refuseContent({ values: { ...values, slug }, errors: { slug: 'slugTaken' } })
	}
	const errors = bannerErrors(answer.errors)
	if (Object.keys(errors).length > 0) return refuseContent({ values, errors })
	throw refusalResponse(answer)
}
