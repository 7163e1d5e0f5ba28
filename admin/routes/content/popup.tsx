import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import {
	getEditedPopup,
	savePopup,
	type EditedPopup,
	type PopupEdit,
} from '#contract/edited-site.ts'
import { line, moment, pictureId, target } from '#admin/features/content/content-schemas.ts'
import type { ContentField } from '#admin/features/content/ContentFields.tsx'
import { ContentForm } from '#admin/features/content/ContentForm.tsx'
import { ContentHead } from '#admin/features/content/ContentHead.tsx'
import {
	contentConflict,
	refuseContent,
	readContentForm,
} from '#admin/features/content/read-content-form.server.ts'
import { savedNotice } from '#admin/features/content/saved-notice.server.ts'
import { ShownBadge } from '#admin/features/content/ShownBadge.tsx'
import { shownState } from '#admin/features/content/shown-state.ts'
import { fieldErrorKeys } from '#admin/features/content/written-text.form.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { english } from '#admin/http/form.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { shopMinute } from '#admin/http/shop-minute.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import type { FieldName } from '#web/domain/form-fields.ts'

const PopupForm = z.object({
	picture: pictureId,
	target,
	altId: line(200).min(1, 'altMissing'),
	altEn: line(200),
	startsAt: moment,
	endsAt: moment,
	onAllPages: z.string().optional(),
	isOn: z.string().optional(),
})

const popupPictures = ['picture']

const popupFields: ContentField<FieldName<typeof PopupForm>>[] = [
	{ name: 'picture', kind: 'picture', required: true, hasHelp: true },
	{ name: 'target', maxLength: 400, required: true, hasHelp: true },
	{ name: 'altId', maxLength: 200, required: true, hasHelp: true },
	{ name: 'altEn', maxLength: 200 },
	{ name: 'startsAt', kind: 'moment', hasHelp: true },
	{ name: 'endsAt', kind: 'moment', hasHelp: true },
	{ name: 'onAllPages', kind: 'check', wide: true, hasHelp: true },
	{ name: 'isOn', kind: 'check', wide: true },
]

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

function popupValues(popup: EditedPopup) {
	const { altId, altEn, startsAt, endsAt } = popup
	return {
		picture: popup.mediaId ?? '',
		target: popup.target,
		altId,
		altEn: english(altId, altEn),
		startsAt: startsAt === null ? '' : shopMinute(startsAt),
		endsAt: endsAt === null ? '' : shopMinute(endsAt),
		onAllPages: popup.isOnAllPages ? '1' : '',
		// A new popup is shown by default.
		isOn: popup.isOn || popup.mediaId === null ? '1' : '',
	}
}

function popupChange(
	input: z.output<typeof PopupForm>,
	{ version, picture }: { version: string; picture: string },
): PopupEdit {
	return {
		version,
		mediaId: input.picture || picture,
		target: input.target,
		altId: input.altId,
		altEn: input.altEn || input.altId,
		startsAt: input.startsAt,
		endsAt: input.endsAt,
		isOn: input.isOn !== undefined,
		isOnAllPages: input.onAllPages !== undefined,
	}
}

function popupErrors(errors: Record<string, string[]>): Record<string, string> {
	return fieldErrorKeys(errors, {
		endsAt: ['endsAt', 'endsBeforeStart'],
		mediaId: ['picture', 'pictureWrong'],
		altId: ['altId', 'charactersWrong'],
		altEn: ['altEn', 'charactersWrong'],
	})
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
