import { redirect } from '@remix-run/node'
import { putBanner } from '#admin/api/content.server.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { noticeOf } from '#admin/http/notice.ts'
import type { Staff } from '#admin/http/staff.ts'
import { BannerForm, bannerChange, bannerErrors, bannerPictures } from './banner.form.ts'
import { slugFor } from './content-schemas.ts'
import { contentConflict, refuseContent, sentContent } from './sent-content.server.ts'

/** Saves the form of a banner, or shows what it would look like. @param known the banner's address; absent: a new one */
export async function saveBanner(staff: Staff, form: FormData, known?: string) {
	const sent = await sentContent(staff, form, BannerForm, bannerPictures)
	if (!sent.ok) return refuseContent(sent.rejected)
	const { value, values } = sent
	const slug = known ?? (value.slug || slugFor(value.titleId))
	if (slug === '') return refuseContent({ values, errors: { slug: 'slugMissing' } })
	const version = known === undefined ? null : (values.version ?? '')
	const code = staff.company.companyCode
	const answer = await putBanner(staff.api, code, slug, bannerChange(value, version))
	if (answer.ok) {
		staff.notices.put(noticeOf(staff, 'content:saved'))
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
