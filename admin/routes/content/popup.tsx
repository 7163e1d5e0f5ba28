import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { getEditedPopup, savePopup } from '#contract/edited-site.ts'
import { ContentForm } from '#admin/features/content/ContentForm.tsx'
import { ContentHead } from '#admin/features/content/ContentHead.tsx'
import {
	popupChange,
	popupErrors,
	popupFields,
	PopupForm,
	popupPictures,
	popupValues,
} from '#admin/features/content/popup.form.ts'
import {
	contentConflict,
	refuseContent,
	readContentForm,
} from '#admin/features/content/read-content-form.server.ts'
import { savedNotice } from '#admin/features/content/saved-notice.server.ts'
import { ShownBadge } from '#admin/features/content/ShownBadge.tsx'
import { shownState } from '#admin/features/content/shown-state.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { Panel } from '#admin/ui/Panel.tsx'

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	const popup = await staff.api.call(getEditedPopup, { code: staff.company.companyCode })
	return {
		title: pageTitle(staff.locale, 'content:tab.popup'),
		saved: popupValues(popup),
		version: popup.version,
		state: shownState(popup, staff),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	const code = staff.company.companyCode
	const form = await args.request.formData()
	const sent = await readContentForm(staff, form, PopupForm, popupPictures)
	if (!sent.ok) return refuseContent(sent.rejected)
	const { value, values } = sent
	const { mediaId } = await staff.api.call(getEditedPopup, { code })
	const picture = mediaId ?? ''
	if (value.picture === '' && picture === '') {
		return refuseContent({ values, errors: { picture: 'pictureMissing' } })
	}
	const body = popupChange(value, { version: values.version ?? '', picture })
	const answer = await staff.api.tryCall(savePopup, { code, body })
	if (answer.ok) {
		staff.notices.put(savedNotice(staff, body.isOn ? value.startsAt : null))
		return redirect('/content/popup', 303)
	}
	if (answer.status === 409) return contentConflict(values)
	const errors = popupErrors(answer.errors)
	if (Object.keys(errors).length > 0) return refuseContent({ values, errors })
	throw refusalResponse(answer)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PopupPage() {
	const { saved, version, state } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('content')
	return (
		<>
			<ContentHead current="popup" />
			<Panel id="popup" title={t('tab.popup')} more={<ShownBadge {...state} />}>
				<p className="mb-4 text-14 text-mute">{t('popup.text')}</p>
				<ContentForm
					fields={popupFields}
					saved={saved}
					version={version}
					rejected={rejected}
					submit={t('save')}
					hasPreview={false}
				/>
			</Panel>
		</>
	)
}
